"""A bot of one's own: moothall tournament guilds --bots docs/example_bot.py:Example,random --games 20"""

from moothall.bots.bot import Bot, Sight, Thought


class Example(Bot):
    """Tries each answer, and takes the one after which it looks furthest ahead of the others."""

    def think(self, sight: Sight) -> Thought:
        leads = {action: self.lead_after(sight, action) for action in self.sensible(sight)}
        best = max(leads.values())
        return Thought(self.any_of([action for action, lead in leads.items() if lead == best]))

    def sensible(self, sight: Sight) -> list[int]:
        """All that is legal, but no two exchanges in a row: they might go round for ever."""
        others = [action for action in sight.legal() if not sight.is_free(action)]
        return others if sight.frees and others else sight.legal()

    def lead_after(self, sight: Sight, action: int) -> int:
        """By how much this seat would be ahead of the best of the others, in hundredths of a point."""
        state = sight.after(action)
        others = [sight.worth(state, seat) for seat in range(sight.seats) if seat != sight.seat]
        return sight.worth(state) - max(others, default=0)
