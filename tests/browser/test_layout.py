"""Nothing on a table falls out of what it lies on, is cut off or covered, at any size."""

from itertools import combinations

import pytest
from playwright.sync_api import ViewportSize, expect

from moothall.games import CATALOGUE
from tests.browser import architects, guilds, nobility
from tests.browser.conftest import Somebody
from tests.browser.play import legal, play_until, stage_of
from tests.browser.shelf import JESTER, ME, SAMPLES, Moment, Shelf, explorer, finish, look
from tests.browser.sitting import BROKEN, SETTLED, State, resize, shared

LAPTOP = ViewportSize(width=1366, height=768)
DESK = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=820, height=1180)
LYING = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=390, height=844)
ANSWERS = 6
FIRST = {"settlement": "turn", "architects": "turn", "nobility": "turn", "guilds": "auction"}
PLANS = {
    "settlement": explorer,
    "architects": architects.next_answer,
    "nobility": nobility.next_answer,
    "guilds": guilds.next_answer,
}
SIZES = {"laptop": LAPTOP, "desk": DESK, "tablet": TABLET, "lying tablet": LYING, "phone": PHONE}
# What a choice is about that has a sheet of its own, beside the own board: it stays in sight.
ABOUT = {
    ("architects", "draft"): ["#p-workshop", "#p-market", "#p-virtue", "#p-cathedral"],
    ("architects", "exchange"): ["#p-town", "#p-cathedral", "#p-hand"],
    ("nobility", "first_commission"): ["#p-council", "#p-guilds", "#p-hall"],
    ("nobility", "visit"): ["#p-tavern", "#p-hall", "#p-berk"],
}

# What is written or drawn lies within every box that is painted around it, unless it hangs over its edge on
# purpose (whatever is positioned does); and nothing is cut off, but by what says that it scrolls: the log
# and the panels of the other players.
MISPLACED = r"""() => {
  const SLACK = 3
  const found = []
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const named = (each) => {
    const parent = each.parentElement
    const classes = (one) => [...one.classList].filter((each) => !each.startsWith('svelte-'))
    const tell = (one) => [one.tagName, one.id, ...classes(one)].filter(Boolean).join('.')
    return `${tell(parent)} > ${tell(each)} "${each.textContent.trim().slice(0, 24)}"`
  }
  const painted = (style) => style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px'
  // What lies around many things is looked at once: nothing moves meanwhile.
  const seen = new Map()
  const lookAt = (each) => {
    const style = getComputedStyle(each)
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    return {
      box: each.getBoundingClientRect(),
      bounds: painted(style) || clips || each.matches('.dock, .app'),
      isUnseen: style.clipPath === 'inset(50%)', // for those who listen
      isCut: style.textOverflow === 'ellipsis' && each.title.trim() === each.textContent.trim(),
      isScrolled: each.id === 'p-others' && style.overflowY === 'auto',
      hangs: ['absolute', 'fixed'].includes(style.position) || style.transform !== 'none',
    }
  }
  const look = (each) => seen.get(each) ?? seen.set(each, lookAt(each)).get(each)
  const scrolls = (each) => each.closest('#p-log') !== null
  const boxOf = (each, text) => {
    if (!text) return each.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  }
  const check = (leaf, text) => {
    if (!shown(leaf) || leaf.closest('.sr, .layer, dialog, [data-sr]') || scrolls(leaf)) return
    const box = boxOf(leaf, text)
    if (box.width === 0 || box.height === 0) return
    for (let at = leaf; at && at !== document.body; at = at.parentElement) {
      const { box: around, bounds, isUnseen, isCut, isScrolled, hangs } = look(at)
      if (at !== leaf || text) {
        if (isUnseen || isCut) return
        if (around.width > 0 && bounds) {
          const beside = [around.left - box.left, box.right - around.right]
          const along = [around.top - box.top, box.bottom - around.bottom]
          const over = Math.max(...beside, ...(isScrolled ? [] : along))
          if (isScrolled && over <= SLACK) return // what is farther down is scrolled to
          if (over > SLACK && !at.matches('svg')) {
            found.push(`${named(leaf)} by ${Math.round(over)} out of ${named(at)}`)
            return
          }
        }
      }
      if (hangs) return
    }
  }
  const walker = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim()) check(node.parentElement, node)
  }
  for (const icon of document.querySelectorAll('.app svg.icon')) check(icon, null)
  for (const button of document.querySelectorAll('.app :is(.btn, .spot)')) check(button, null)
  for (const each of document.querySelectorAll('main :not(svg, svg *)')) {
    if (painted(getComputedStyle(each))) check(each, null)
  }
  const log = document.querySelector('#p-log')
  for (const part of log.children) {
    const over = part.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom
    if (shown(part) && over > SLACK) found.push(`${named(part)} by ${Math.round(over)} below the log`)
  }
  return [...new Set(found)]
}"""

# Whatever can be pressed is what a finger on its middle finds, once it has been brought into sight. A sheet
# with answers may lie on what answers nothing now.
COVERED = r"""() => {
  const found = []
  for (const each of document.querySelectorAll('.app :is(button, a[href], input)')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('#p-log .scroll')) continue
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit && (each.contains(hit) || (hit.contains(each) && hit.matches('label')))) continue
    if (hit?.closest('.sheet.opened') && !each.matches('[data-spot], [data-answer]')) continue
    const called = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)
    const tell = (one) => (one ? `${one.tagName}.${one.getAttribute('class')} "${called(one)}"` : 'nothing')
    found.push(`${tell(each)} under ${tell(hit)}`)
  }
  scrollTo(0, 0)
  return found
}"""

# Silver on a tent, and what leading costs or is to cost, are never under or over anything else of the square.
ON_SILVER = r"""() => {
  const town = document.querySelector('#p-town')
  const all = (what) => [...town.querySelectorAll(what)].filter((each) => each.checkVisibility())
  const silver = all('.tents b, .price > *, .stake')
  const others = [...all('.cards :is(.on, .taken), .take button, .tents li, .fountain i'), ...silver]
  const tell = (each) => {
    const area = each.closest('[data-area]')?.dataset.area ?? 'the fountain'
    const classes = [...each.classList].filter((one) => !one.startsWith('svelte-'))
    return `${each.localName}.${classes.join('.')} "${each.textContent.trim().slice(0, 20)}" of ${area}`
  }
  const found = []
  for (const one of silver) {
    const a = one.getBoundingClientRect()
    for (const other of [...others, town]) {
      if (one === other || one.contains(other) || (other !== town && other.contains(one))) continue
      const b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const hides = other === town ? wide < a.width - 1 || high < a.height - 1 : wide > 1 && high > 1
      if (hides) found.push(`${tell(one)} and ${tell(other)}`)
    }
  }
  return found
}"""

REGIONS = r"""() => Object.fromEntries(
  ['[data-region=dock]', '[data-region=common]', '#p-mine', '#p-others'].map((each) => {
    const { top, left, width, height } = document.querySelector(each).getBoundingClientRect()
    return [each, [left, top, width, each === '#p-others' ? 0 : height].map(Math.round)]
  }),
)"""
BOTTOM, TOP = ("each => each.getBoundingClientRect()." + side for side in ("bottom", "top"))


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_everything_has_its_place(onlooker: Somebody, shelf: Shelf, game: str, language: str) -> None:
    edda = onlooker(language=language)
    wrong = []
    for moment in SAMPLES[game].moments:
        look(edda, shelf, game, moment)
        expect(edda.page.locator("html")).to_have_attribute("lang", language)
        resize(edda.page, LAPTOP)
        assert edda.missing_texts == []
        assert edda.broken_words == []
        for name, size in SIZES.items():
            resize(edda.page, size)
            found = [*edda.page.evaluate(MISPLACED), *edda.page.evaluate(COVERED)]
            wrong += [f"{moment.stage} on a {name}: {each}" for each in found]
            assert edda.fits, (moment.stage, name)
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_puzzle_leaves_everything_in_its_place(somebody: Somebody, game: str) -> None:
    """What is to be found, and whether it was, takes nothing of the screen from the table."""
    edda = somebody(language="de")
    puzzle = edda.get(f"/api/games/{game}/puzzles")[0]["id"]
    state = edda.send("POST", f"/api/games/{game}/puzzles/{puzzle}")
    edda.sit_down(state["id"])
    wrong = []
    for told in ("open", "answered"):
        if told == "answered":
            edda.give(state["id"], state, legal(state)[0])
        shown = "open" if told == "open" else "right], [data-puzzle-state=wrong"
        expect(edda.page.locator(f"[data-puzzle-state={shown}]")).to_be_visible()
        for size in (LAPTOP, DESK, TABLET):
            resize(edda.page, size)
            wrong += [f"{told} at {size['width']}: {each}" for each in edda.page.evaluate(MISPLACED)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_name_is_broken_in_a_word(somebody: Somebody, game: str) -> None:
    edda = somebody(language="hu")
    names = [{"kind": "me", "name": name} for name in ("Edda", "Kunigunde", "Journeyman 2")]
    table = edda.open_table(*names, game=game, name="Three with long names")
    edda.sit_down(table)
    others = edda.page.locator("#p-others .who > b")
    expect(others).to_have_count(2)
    for size in (LAPTOP, DESK, TABLET, PHONE):
        resize(edda.page, size)
        broken = {*edda.page.evaluate(BROKEN)}
        assert not [name for name in others.all_inner_texts() if name.strip() in broken], size


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_points_of_everybody_are_drawn_to_one_scale(somebody: Somebody, size: ViewportSize) -> None:
    """However long a name is: it lies on no other one, and its column is as wide as the others."""
    edda = somebody()
    names = ("Edda", "Tamás", "Wilm", "Kunigunde von der Aue")
    table = edda.open_table(*({"kind": "me", "name": name} for name in names))
    finish(edda, table)
    edda.sit_down(table)
    columns = edda.page.locator("thead th")
    expect(columns).to_have_count(4)
    resize(edda.page, size)
    widths = columns.evaluate_all("all => all.map((each) => Math.round(each.getBoundingClientRect().width))")
    assert max(widths) - min(widths) <= 1
    falls_out = "each => each.scrollWidth > each.clientWidth + 1"
    assert not [name.inner_text() for name in columns.locator("b").all() if name.evaluate(falls_out)]


@pytest.mark.parametrize(("game", "stage"), ABOUT)
def test_a_sheet_with_a_choice_hides_nothing_that_it_is_about(
    onlooker: Somebody, shelf: Shelf, game: str, stage: str
) -> None:
    edda = onlooker(language="de")
    look(edda, shelf, game, next(each for each in SAMPLES[game].moments if each.stage == stage))
    for size in (LAPTOP, DESK, TABLET):
        resize(edda.page, size)
        sheet = edda.page.locator("#p-asked")
        expect(sheet).to_be_visible()
        for part in (*ABOUT[game, stage], "#p-mine"):
            expect(edda.page.locator(part)).to_be_visible()
            assert shared(sheet, edda.page.locator(part)) == 0, (part, size)
        assert sheet.evaluate("each => each.scrollHeight - each.clientHeight") <= 1, size
        for card in sheet.locator(".card:has(.needs)").all():
            assert shared(card.locator(".vp"), card.locator(".needs")) == 0, (card.inner_text(), size)


def test_a_victim_is_chosen_among_large_guilds_without_a_long_way(somebody: Somebody) -> None:
    edda = somebody(language="de")
    seats = guilds.around_one_screen(4)
    table = edda.open_table(*seats, game="guilds", name="A long list of victims 4")
    play_until(edda, table, guilds.gathering, lambda state: stage_of(state) == "victim")
    edda.sit_down(table)
    edda.wait_for_question("victim")
    assert edda.page.locator("#p-asked .card").count() > 12
    for size in (LAPTOP, DESK, TABLET):
        resize(edda.page, size)
        below = edda.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        inside = edda.page.locator("#p-asked").evaluate("each => each.scrollHeight - each.clientHeight")
        assert below + inside <= 170, size
        assert edda.fits
        assert edda.broken_words == []


def test_a_large_guild_is_seen_whole_while_one_bids(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(ME, JESTER, game="guilds", name="A large guild")

    def is_large(state: State) -> bool:
        return stage_of(state) == "auction" and len(state["view"]["boards"][0]["members"]) >= 14

    play_until(edda, table, guilds.gathering, is_large)
    edda.sit_down(table)
    edda.wait_for_question("auction")
    resize(edda.page, DESK)
    own = edda.page.locator("#p-mine")
    assert own.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    assert edda.page.evaluate(MISPLACED) == []
    # Somebody's ability may be used now, but it is not what a bidder is urged to.
    expect(edda.dock.locator("[data-answer]").first).to_be_visible()
    expect(edda.dock.locator(".primary")).to_have_count(0)


@pytest.mark.parametrize("crowded", [False, True])
def test_the_fountain_s_weeks_stay_in_sight(onlooker: Somebody, shelf: Shelf, crowded: bool) -> None:
    """Also with two cards in each of three areas, which make the square smaller."""
    moment = Moment("auction", guilds.next_answer, guilds.around_one_screen(3), {"variant": "six"})
    edda = onlooker(language="hu")
    look(edda, shelf, "guilds", moment if crowded else SAMPLES["guilds"].moments[0])
    for size in (TABLET, LAPTOP, DESK):
        resize(edda.page, size)
        prices = edda.page.locator("#p-town .tag").all()
        assert len(prices) >= 3
        for week in edda.page.locator("#p-town .fountain [data-anchor]").all():
            hidden = [shared(week, price) for price in prices]
            assert hidden == [0] * len(prices), (size, week.inner_text())


@pytest.mark.parametrize(
    ("seats", "variant", "language"),
    [
        (2, "standard", "hu"),
        (3, "five", "en"),
        (3, "six", "de"),
        (4, "standard", "de"),
        (4, "standard", "hu"),
    ],
)
def test_nothing_lies_on_silver_or_on_what_leading_costs(
    somebody: Somebody, seats: int, variant: str, language: str
) -> None:
    """Where cards can be taken, and while a bid is put together for any two neighbouring areas."""
    edda = somebody(language=language)
    table = edda.open_table(
        *guilds.around_one_screen(seats), game="guilds", name="Silver on tents", variant=variant
    )
    state = guilds.later(
        edda, table, "auction", lambda state: bool(legal(state, "take")) and len(legal(state, "bid")) > 1
    )
    areas = [guilds.value_of(each, "area") for each in legal(state, "bid")]
    wrong, bid = [], set[int]()
    for pair in [(), *zip(areas, [*areas[1:], areas[0]], strict=True)]:
        for number in sorted(bid - {*pair}):
            guilds.choose_area(edda, number)
            expect(guilds.area(edda, number).locator(".stake")).to_have_count(0)
        for number in sorted({*pair} - bid):
            guilds.choose_area(edda, number)
            expect(guilds.area(edda, number).locator(".stake")).to_be_visible()
        bid = {*pair}
        for size in (DESK, LAPTOP, TABLET):
            resize(edda.page, size)
            wrong += [f"{pair} at {size['width']}: {each}" for each in edda.page.evaluate(ON_SILVER)]
    assert wrong == [], "\n".join(wrong)


def test_the_own_board_of_nobility_is_seen_whole(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(language="hu")
    for moment in SAMPLES["nobility"].moments[1:]:
        look(edda, shelf, "nobility", moment)
        for size in (LAPTOP, DESK):
            resize(edda.page, size)
            below = "each => each.scrollHeight - each.clientHeight"
            assert edda.page.locator("#p-mine").evaluate(below) <= 1, (moment.stage, size)


def test_rooms_on_display_lie_side_by_side(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(language="hu")
    look(edda, shelf, "guilds", SAMPLES["guilds"].moments[0])
    for size in (LAPTOP, DESK, TABLET):
        resize(edda.page, size)
        rooms = edda.page.locator("#p-rooms .room").all()
        assert len(rooms) == 8
        for one, other in combinations(rooms, 2):
            assert shared(one, other) == 0, (one.inner_text(), other.inner_text(), size)


@pytest.mark.parametrize(
    ("game", "hidden"), [("nobility", {"turn": 30, "target": 45}), ("guilds", {"auction": 30})]
)
def test_a_tablet_shows_a_table_all_but_at_once(
    onlooker: Somebody, shelf: Shelf, game: str, hidden: dict[str, int]
) -> None:
    """Also where a turn can be given away: that button takes no line of its own from the board."""
    edda = onlooker(language="de")
    edda.page.set_viewport_size(TABLET)
    for moment in SAMPLES[game].moments:
        if moment.stage in hidden:
            look(edda, shelf, game, moment)
            edda.page.evaluate(SETTLED)
            below = edda.page.evaluate("document.documentElement.scrollHeight - innerHeight")
            assert below <= hidden[moment.stage], moment.stage
            parts = edda.page.locator(":is([data-region=common] section[id^=p-], #p-mine):visible").all()
            for one, other in combinations(parts, 2):
                assert shared(one, other) == 0, (one.get_attribute("id"), other.get_attribute("id"))


@pytest.mark.parametrize("game", CATALOGUE)
def test_on_a_tablet_that_lies_the_own_board_is_beside_what_all_share(
    onlooker: Somebody, shelf: Shelf, game: str
) -> None:
    edda = onlooker()
    look(edda, shelf, game, SAMPLES[game].moments[1])
    resize(edda.page, LYING)
    common, mine = (edda.page.locator(each).bounding_box() for each in ("[data-region=common]", "#p-mine"))
    assert common is not None
    assert mine is not None
    assert abs(common["y"] - mine["y"]) < 2
    assert abs(common["x"] - mine["x"]) > 300


def test_a_phone_shows_the_whole_board_of_settlement_above_the_dock(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(phone=True, language="de")
    for moment in SAMPLES["settlement"].moments[1:]:  # before the first turn the board is bare
        look(edda, shelf, "settlement", moment)
        lowest = edda.page.locator("#p-mine [role=gridcell]").last.evaluate(BOTTOM)
        assert lowest <= edda.dock.evaluate(TOP), moment.stage


@pytest.mark.parametrize(("game", "stage"), [("settlement", "first_artifact"), ("architects", "hand_limit")])
def test_a_phone_brings_what_is_asked_for_into_sight(
    onlooker: Somebody, shelf: Shelf, game: str, stage: str
) -> None:
    """Where all answers lie on a part of the table that is farther down, and none in the dock."""
    edda = onlooker(phone=True, language="de")
    look(edda, shelf, game, next(each for each in SAMPLES[game].moments if each.stage == stage))
    first = edda.legal_places.first
    for _ in edda.moments():
        if first.evaluate(BOTTOM) <= edda.dock.evaluate(TOP):
            break
    expect(first).to_be_in_viewport()


def test_whoever_waits_on_a_phone_looks_where_they_like(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(phone=True)
    look(edda, shelf, "settlement", SAMPLES["settlement"].moments[1])  # the dock has buttons for it
    edda.page.evaluate(SETTLED)
    assert edda.page.evaluate("scrollY") == 0


def test_on_a_phone_the_board_of_another_is_shown_where_one_looks(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(phone=True)
    look(edda, shelf, "settlement", SAMPLES["settlement"].moments[1])
    edda.page.get_by_role("button", name="Show the board of Jester 2").click()
    expect(edda.page.locator("#p-mine .who b")).to_have_text("Jester 2")
    expect(edda.page.locator("#p-mine [role=gridcell]").first).to_be_in_viewport()


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_jumps_while_answering(somebody: Somebody, game: str) -> None:
    """Whoever is asked, and whatever was answered: each part of the table is where it was."""
    edda = somebody(language="de")
    edda.page.set_viewport_size(LAPTOP)
    table = edda.open_table(ME, JESTER, game=game)
    state = play_until(edda, table, PLANS[game], lambda state: stage_of(state) == FIRST[game])
    edda.sit_down(table)
    edda.wait_for_question()
    before = edda.page.evaluate(REGIONS)
    for _ in range(ANSWERS):
        edda.give(table, state, PLANS[game](state))
        state = edda.when_asked(table)
        expect(edda.page.locator(f'.app[data-ply="{state["ply"]}"][data-stage]')).to_be_visible()
        edda.page.evaluate(SETTLED)
        assert edda.page.evaluate(REGIONS) == before, stage_of(state)


def test_what_falls_out_or_lies_below_is_found(onlooker: Somebody, shelf: Shelf) -> None:
    """The searches above can find something."""
    edda = onlooker()
    look(edda, shelf, "settlement", SAMPLES["settlement"].moments[1])
    edda.page.locator("#p-log .scroll").evaluate("each => { each.style.minHeight = '900px' }")
    assert any("below the log" in each for each in edda.page.evaluate(MISPLACED))
    edda.page.locator(".dock .answers").evaluate("each => { each.style.marginTop = '90px' }")
    assert edda.page.evaluate(MISPLACED) != []
    edda.page.locator("#p-mine").evaluate("each => { each.style.zIndex = -1 }")
    assert edda.page.evaluate(COVERED) != []
