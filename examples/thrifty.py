"""A bot in twenty lines: it tries every option once in a world that might be the true one, and keeps the best.

``docs/bots.md`` says how to give it a name that the command line knows.
"""

from perfidie.bots import Sight
from perfidie.kernel.rng import Rng


class ThriftyBot:
    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        standing = sight.game.standing()  # how well a seat stands, as its game measures it
        best, found = float("-inf"), 0
        for option in range(len(sight)):
            world = sight.world(rng)  # what this seat cannot see is dealt at random
            world.apply(option)
            worth = standing.worth(world, sight.seat) + 0.001 * standing.means(world, sight.seat)
            if worth > best:
                best, found = worth, option
        return found
