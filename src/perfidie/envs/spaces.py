"""What observations may be, in Gymnasium's terms."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from perfidie.envs.encoding import MOST, Encoding


def observation_space(encoding: Encoding) -> Dict:
    """The space of :class:`perfidie.envs.table.Observation`."""
    return Dict(
        {
            "observation": Box(0, MOST, (encoding.size,), np.int8),
            "action_mask": Box(0, 1, (encoding.actions,), np.int8),
        }
    )
