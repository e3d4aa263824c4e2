"""A report on balance as one page that needs no network: words, tables, and pictures as SVG inside it.

The pictures have the page's own colours, so that they are as readable by candlelight as by day.
"""

import html
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from moothall.engine.text import Speaker
from moothall.lab.balance import Component, Difference, Estimate, Figures, Report

# As in the client: parchment by day, candlelight by night.
STYLE = """
:root { color-scheme: light dark;
  --page: #efe6d3; --sheet: #faf5e9; --ink: #2a2018; --ink-2: #5d4c3a; --rule: #cbbb9b; --well: #e4d8bf;
  --one: #1e58a8; --two: #bf3420; --good: #2d6a3e; --bad: #a0321f; --gilt: #7b5406; }
@media (prefers-color-scheme: dark) { :root {
  --page: #16110c; --sheet: #211a13; --ink: #f2e6cb; --ink-2: #c0ab88; --rule: #46382a; --well: #0f0b07;
  --one: #8fbcff; --two: #f0907c; --good: #92cf9c; --bad: #ff9d86; --gilt: #f2c263; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); line-height: 1.45;
  font: 16px/1.45 "Alegreya Sans", "Gill Sans", Seravek, "Trebuchet MS", Optima, "Noto Sans", sans-serif;
  font-variant-numeric: lining-nums tabular-nums; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { font-family: Alegreya, "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.15; }
h1 { font-size: 2rem; margin: 0 0 .25rem; } h2 { margin: 0 0 .5rem; font-size: 1.35rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: 1.05rem; }
p { margin: .3rem 0 .8rem; max-width: 48rem; } .dim { color: var(--ink-2); }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: 6px; padding: 1rem 1.2rem;
  margin: 1rem 0; overflow-x: auto; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1rem; }
.pair > section { margin: 0; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th { text-align: left; font-weight: 600; color: var(--ink-2); }
th, td { padding: .2rem .7rem .2rem 0; border-bottom: 1px solid var(--rule); vertical-align: middle; }
td.n, th.n { text-align: right; white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--ink-2); font-size: 11px; font-family: inherit; }
.one { fill: var(--one); stroke: var(--one); } .two { fill: var(--two); stroke: var(--two); }
.axis { stroke: var(--rule); } .mark { stroke: var(--gilt); stroke-dasharray: 3 2; }
rect.one, rect.two { stroke: none; fill-opacity: .75; }
.strong { color: var(--good); font-weight: 700; } .weak { color: var(--bad); font-weight: 700; }
td > svg { display: inline-block; vertical-align: middle; margin-right: .6rem; }
.rare { color: var(--gilt); font-weight: 700; }
.key { display: inline-block; width: .75em; height: .75em; border-radius: 50%; margin: 0 .3em 0 .6em; }
.key.one { background: var(--one); } .key.two { background: var(--two); }
"""
VERDICTS = {"strong": "above its kind", "weak": "below its kind", "rare": "rarely had"}
CLASSES = ("one", "two")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def page(report: Report, speaker: Speaker) -> str:
    title = f"Balance of {speaker.game.title}"
    sheets = [report.standard] if report.custom is None else [report.standard, report.custom]
    body = [
        *_heading(report, title),
        *(_differences(report, speaker) if report.custom else ()),
        '<div class="pair">',
        *_order(sheets),
        *_histogram(
            "Points", "of all seats", [each.scores for each in sheets], [each.score for each in sheets]
        ),
        *_histogram(
            "Length", "answers in a game", [each.answers for each in sheets], [e.length for e in sheets]
        ),
        *_closeness(sheets),
        "</div>",
        *_sources(sheets, speaker),
        *_components(sheets, speaker),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{_say(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{''.join(body)}</main></body></html>\n"
    )


def _say(text: object) -> str:
    return html.escape(str(text))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(estimate: Estimate, percent: bool = False) -> str:
    if percent:
        return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"
    return f"{estimate.low:.1f}–{estimate.high:.1f}"


def _heading(report: Report, title: str) -> Iterator[str]:
    figures = report.standard
    chosen = ", ".join(f"{name} {value}" for name, value in report.options.items())
    so_far = "" if figures.games >= report.wanted else f" so far, of {report.wanted:,}"
    each_deck = " with each deck" if report.custom else ""
    yield f"<h1>{_say(title)}</h1>"
    yield (
        f'<p class="dim">{figures.games:,} games{so_far}{each_deck}; {_say(chosen)};'
        f" every seat played by {_say(report.bots)}; seed {report.seed}; {report.seconds:,.0f} s.</p>"
    )
    if report.custom:
        yield '<p><span class="key one"></span>standard deck<span class="key two"></span>custom deck</p>'
    yield (
        "<p>Intervals are 95 %. A share in winning is no cause: whoever is ahead can afford more. So each"
        " component is held against its own kind, and a word stands beside it only where that is beyond"
        " chance after Holm’s correction for all of them (5 %).</p>"
    )
    errors = sum(each.errors for each in (report.standard, report.custom) if each)
    if errors:
        yield f'<p class="weak">{errors} games did not end and are left out.</p>'


# Pictures.


def _dots(
    estimates: Sequence[Estimate], low: float, high: float, mark: float | None, width: int = 260
) -> str:
    """Intervals on one scale, one below the other."""
    height = 12 * len(estimates) + 4

    def at(value: float) -> float:
        return 6 + (width - 12) * min(1.0, max(0.0, (value - low) / ((high - low) or 1)))

    parts = [f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true">']
    parts.append(f'<line class="axis" x1="6" x2="{width - 6}" y1="{height - 1}" y2="{height - 1}"/>')
    if mark is not None:
        parts.append(f'<line class="mark" x1="{at(mark):.1f}" x2="{at(mark):.1f}" y1="0" y2="{height}"/>')
    for number, (each, kind) in enumerate(zip(estimates, CLASSES, strict=False)):
        y = 8 + 12 * number
        if each.count:
            ends = f'x1="{at(each.low):.1f}" x2="{at(each.high):.1f}"'
            parts.append(f'<line class="{kind}" {ends} y1="{y}" y2="{y}" stroke-width="2"/>')
            parts.append(f'<circle class="{kind}" cx="{at(each.value):.1f}" cy="{y}" r="3.5"/>')
    return "".join([*parts, "</svg>"])


def _bars(counts: Sequence[Counter[int]], width: int = 360, height: int = 130, most: int = 24) -> str:
    """A histogram of whole numbers, in at most so many steps; two decks side by side."""
    values = [value for count in counts for value in count]
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // most))
    bins = (high - low) // step + 1
    heights = [[0.0] * bins for _ in counts]
    for number, count in enumerate(counts):
        for value, times in count.items():
            heights[number][(value - low) // step] += times / count.total()
    tallest = max(max(row) for row in heights)
    slot = width / bins
    parts = [f'<svg viewBox="0 0 {width} {height + 16}" width="{width}" aria-hidden="true">']
    for number, row in enumerate(heights):
        wide = slot * 0.86 / len(counts)
        for place, part in enumerate(row):
            tall = (height - 4) * part / tallest
            x, y = place * slot + number * wide, height - tall
            title = f"{low + place * step}" + (f" to {low + (place + 1) * step - 1}" if step > 1 else "")
            parts.append(
                f'<rect class="{CLASSES[number]}" x="{x:.1f}" y="{y:.1f}"'
                f' width="{wide:.1f}" height="{tall:.1f}">'
                f"<title>{title}: {_percent(part)}</title></rect>"
            )
    parts.append(f'<line class="axis" x1="0" x2="{width}" y1="{height}" y2="{height}"/>')
    for place in sorted({0, bins // 2, bins - 1}):
        x = (place + 0.5) * slot
        parts.append(f'<text x="{x:.1f}" y="{height + 13}" text-anchor="middle">{low + place * step}</text>')
    return "".join([*parts, "</svg>"])


def _titles(first: str, *others: str) -> str:
    numbers = "".join(f'<th class="n">{each}</th>' for each in others)
    return f"<tr><th>{first}</th>{numbers}<th></th></tr>"


def _row(label: str, *numbers: str, picture: str = "") -> str:
    cells = "".join(f'<td class="n">{number}</td>' for number in numbers)
    return f"<tr><td>{label}</td>{cells}<td>{picture}</td></tr>"


# Sections.


def _order(sheets: Sequence[Figures]) -> Iterator[str]:
    yield "<section><h2>Order</h2>"
    fair, sure = sheets[0].fair, min(each.order_matters for each in sheets)
    said = "beyond chance" if sure < 0.05 else "within chance"
    yield f"<p>Wins by the order from whoever starts; even would be {_percent(fair)}."
    yield f" The difference is {said}.</p><table>"
    yield _titles("", "wins", "95 %")
    top = max((seat.high for each in sheets for seat in each.seats), default=1.0)
    for number, seats in enumerate(zip(*(each.seats for each in sheets), strict=False)):
        wins = "<br>".join(_percent(seat.value) for seat in seats)
        between = "<br>".join(_between(seat, percent=True) for seat in seats)
        picture = _dots(seats, 0.0, top, fair, 160)
        yield _row(PLACES[number], wins, between, picture=picture)
    yield "</table></section>"


def _histogram(
    title: str, what: str, counts: Sequence[Counter[int]], means: Sequence[Estimate]
) -> Iterator[str]:
    said = "; ".join(f"mean {mean.value:.1f} ({_between(mean)}), spread {mean.spread:.1f}" for mean in means)
    yield f"<section><h2>{title}</h2><p>{what}: {said}</p>{_bars(counts)}</section>"


def _closeness(sheets: Sequence[Figures]) -> Iterator[str]:
    said = "; ".join(
        f"mean {each.margin.value:.1f} points ({_between(each.margin)}); {_percent(each.close.value)} within"
        f" a twentieth of the winner’s points, {_percent(each.tied.value)} with equal points"
        for each in sheets
    )
    pictures = _bars([each.margins for each in sheets])
    yield f"<section><h2>How close</h2><p>Between the first and the second: {said}</p>{pictures}</section>"


def _sources(sheets: Sequence[Figures], speaker: Speaker) -> Iterator[str]:
    yield "<section><h2>Where points come from</h2>"
    names = dict.fromkeys(source.source for each in sheets for source in each.sources)
    if not names:
        yield "<p>The game tells no sources.</p></section>"
        return
    estimates = [
        seat for each in sheets for source in each.sources for seat in (source.winners, source.others)
    ]
    low, high = min(0.0, *(each.low for each in estimates)), max(each.high for each in estimates)
    yield f"<table>{_titles('source', 'winners', 'others')}"
    for name in names:
        own = [source for each in sheets for source in each.sources if source.source == name]
        winners = "<br>".join(f"{source.winners.value:.1f}" for source in own)
        others = "<br>".join(f"{source.others.value:.1f}" for source in own)
        picture = _dots([source.winners for source in own], low, high, 0.0 if low < 0 else None)
        label = _say(speaker.source(name))
        yield _row(label, winners, others, picture=picture)
    yield "</table></section>"


def _components(sheets: Sequence[Figures], speaker: Speaker) -> Iterator[str]:
    twins = [{(each.kind, each.id): each for each in sheet.components} for sheet in sheets]
    keys = dict.fromkeys(key for own in twins for key in own)
    for kind, group in groupby(sorted(keys, key=lambda key: key[0]), lambda key: key[0]):
        rows = [[own[key] for own in twins if key in own] for key in group]
        yield from _kind(kind, rows, speaker)


def _kind(kind: str, rows: list[list[Component]], speaker: Speaker) -> Iterator[str]:
    rows.sort(key=lambda row: (-row[0].share.value if row[0].share.count else 1.0, row[0].id))
    usual = rows[0][0].usual
    shares = [each.share for row in rows for each in row if each.share.count]
    low, high = (
        min((share.low for share in shares), default=0.0),
        max((share.high for share in shares), default=1.0),
    )
    yield f"<section><h2>{_say(kind.capitalize())}</h2><p>Of those who had more of it than the others at"
    yield f" their table, so many won; of all of this kind {_percent(usual)} (the dashed line).</p>"
    yield f"<table>{_titles('', 'seats that had it', 'won', '95 %', 'points ahead')}"
    for row in rows:
        name = _say(speaker.name(kind, row[0].id))
        told = _say(speaker.effect(kind, row[0].id))
        cells = [
            "<br>".join(_percent(each.had.value) for each in row),
            "<br>".join(_percent(each.share.value) if each.share.count else "–" for each in row),
            "<br>".join(_between(each.share, percent=True) if each.share.count else "–" for each in row),
        ]
        picture = _dots([each.share for each in row], low, high, usual)
        lead = "<br>".join(f"{each.lead.value:+.1f}" if each.lead.count else "–" for each in row)
        verdict = " ".join(
            f'<span class="{each.verdict}">{VERDICTS[each.verdict]}</span>' for each in row if each.verdict
        )
        label = f'<span title="{told}">{name}</span>'
        yield _row(label, *cells, lead, picture=picture + verdict)
    yield "</table></section>"


def _differences(report: Report, speaker: Speaker) -> Iterator[str]:
    yield "<section><h2>What differs beyond chance</h2>"
    yield f"<p>{report.compared} things were held against each other; these differ, after the correction.</p>"
    if not report.differences:
        yield "<p>Nothing.</p>"
    else:
        yield f"<table>{_titles('', 'standard', 'custom', 'chance')}"
        for each in report.differences:
            shown = [_shown(each.what, one) for one in (each.standard, each.custom)]
            chance = "< 0.0001" if each.chance < 0.0001 else f"{each.chance:.4f}"
            yield _row(_say(_called(each, speaker)), *shown, chance)
        yield "</table>"
    yield "</section>"


def _shown(what: str, estimate: Estimate) -> str:
    percent = what in ("seat", "had", "share")
    value = _percent(estimate.value) if percent else f"{estimate.value:.2f}"
    return f"{value} ({_between(estimate, percent)})"


def _called(difference: Difference, speaker: Speaker) -> str:
    kind, _, name = difference.name.partition(":")
    match difference.what:
        case "seat":
            return f"wins of whoever is {PLACES[int(kind) - 1]}"
        case "score":
            return "points of a seat"
        case "length":
            return "answers in a game"
        case "margin":
            return "points between the first and the second"
        case "source":
            return f"winners’ points: {speaker.source(kind)}"
        case "had":
            return f"{kind} {speaker.name(kind, name)}: seats that had it"
        case _:
            return f"{kind} {speaker.name(kind, name)}: share in winning"
