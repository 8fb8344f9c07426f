"""The extra `postgres` brings psycopg with a PostgreSQL library of its own."""

import psycopg

assert psycopg.pq.__impl__ == "binary"
assert psycopg.pq.version() > 150000
