### What the server gives names to, in English. One name a line; the same number of them in every language.

table-names =
    The Copper Kettle
    The Grey Goose
    The Crooked Gable
    The Blue Barrel
    The Old Ferry
    The Lame Fox
    The Three Keys
    The Silver Thimble
    The Long Bench
    The Lantern by the Gate
    The Mossy Well
    The Red Rooster
    The Quiet Mill
    The Broken Wheel
    The Honey Pot
    The White Hart
    The Tin Whistle
    The Walnut Tree
    The Last Candle
    The Miller’s Cat
    The Stone Bridge
    The Green Shutter
    The Two Herons
    The Apple Loft
    The Salt Cart
    The Brass Bell
    The Patient Mule
    The Weaver’s Knot
    The Black Anvil
    The Swallow’s Nest
    The Wayside Shrine
    The Warm Hearth
    The Hazel Rod
    The Leaky Roof
    The Golden Loaf
    The North Gate
