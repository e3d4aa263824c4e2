"""Which tie-breaks were looked at."""

from moothall.engine.ties import TieBreak, compared, needed

GOLD, DIAMOND = TieBreak("gold", 213), TieBreak("diamond", 214)
INCOME = TieBreak("income", 229, least=True)


def looked_at(*seats: tuple[int, int, int], ties: tuple[TieBreak, ...] = (GOLD, DIAMOND)) -> list[str]:
    """By the points of each seat and what it has of the two."""
    details = [dict(zip((tie.name for tie in ties), values, strict=True)) for _, *values in seats]
    return [tie.name for tie in needed(ties, [points for points, *_ in seats], details)]


def test_none_where_the_points_decide() -> None:
    assert looked_at((5, 0, 0), (4, 9, 9)) == []
    assert looked_at((5, 0, 0)) == []


def test_only_as_many_as_it_takes() -> None:
    assert looked_at((5, 2, 0), (5, 1, 9)) == ["gold"]
    assert looked_at((5, 2, 0), (5, 2, 9)) == ["gold", "diamond"]
    assert looked_at((5, 2, 1), (5, 2, 1)) == ["gold", "diamond"]


def test_those_behind_do_not_count() -> None:
    assert looked_at((5, 2, 0), (5, 1, 0), (4, 2, 0)) == ["gold"]
    assert looked_at((5, 2, 0), (5, 2, 1), (5, 1, 1)) == ["gold", "diamond"]


def test_whoever_has_least_may_be_ahead() -> None:
    ties = (INCOME, DIAMOND)
    assert looked_at((5, 1, 0), (5, 2, 0), (5, 2, 9), ties=ties) == ["income"]
    assert looked_at((5, 1, 0), (5, 1, 2), (5, 2, 9), ties=ties) == ["income", "diamond"]


def test_what_a_seat_has_is_found_by_the_order() -> None:
    assert compared((GOLD, DIAMOND), [7, 3].__getitem__) == {"gold": 7, "diamond": 3}
