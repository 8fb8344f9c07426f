"""The tables of the store, for SQLite and PostgreSQL alike. Migrations make them, not this file."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
    Column("law", Integer, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Index("tables_public", "public", "over"),
    Index("tables_touched", "touched"),
)
"""Each table as it was last kept whole: the machine's own bytes, and which version they are."""

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("law", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)
"""Every accepted step, in order: one row for each version of a table."""

matches: Final = Table(
    "matches",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("law", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("places", Text),
    PrimaryKeyConstraint("table_id", "match"),
)
"""The first and, once it is over, the last line of each match's game file."""

deals: Final = Table(
    "deals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("law", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "match", "deal"),
)
"""The lines of each finished deal."""

links: Final = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
)
"""Personal links, by the digest of their token; the token itself is kept nowhere."""
