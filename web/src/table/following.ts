/**
 * A list that grows at its end stays there, however it comes to be shown or larger, until somebody scrolls up by
 * hand; at its end it follows again. `tell` hears of both.
 */
const NEAR_PX = 30

export function followEnd(tell: (follows: boolean) => void): (list: HTMLElement) => () => void {
  return (list) => {
    let follows = true
    let [lastTop, lastHeight] = [0, 0]
    const note = () => ([lastTop, lastHeight] = [list.scrollTop, list.scrollHeight])

    function hold(): void {
      if (follows) list.scrollTop = list.scrollHeight
      note()
    }
    function scrolled(): void {
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
      // What has grown meanwhile was not scrolled away from.
      const isByHand = list.scrollTop < lastTop && list.scrollHeight === lastHeight
      if (isNear !== follows && (isNear || isByHand)) tell((follows = isNear))
      note()
    }

    tell(true)
    hold()
    const growing = new ResizeObserver(hold)
    growing.observe(list)
    for (const child of list.children) growing.observe(child)
    list.addEventListener('scroll', scrolled)
    return () => {
      growing.disconnect()
      list.removeEventListener('scroll', scrolled)
    }
  }
}
