"""The first form: tables, their steps, game files, personal links."""

import sqlalchemy as sa
from alembic import op

revision = "a1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this form."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(32), nullable=False, unique=True),
        sa.Column("law", sa.Integer, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "over"])
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "entries",
        _table(),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("law", sa.Integer, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "matches",
        _table(),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("law", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("places", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "match"),
    )
    op.create_table(
        "deals",
        _table(),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("law", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "deal"),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )


def _table() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(16),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
    )
