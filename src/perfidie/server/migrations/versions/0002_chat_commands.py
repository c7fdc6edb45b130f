"""Lines of the chat know the command that they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("command", sa.String(64)))
    op.create_index("chat_commands", "chat", ["match", "person", "command"], unique=True)


def downgrade() -> None:
    op.drop_index("chat_commands", "chat")
    op.drop_column("chat", "command")
