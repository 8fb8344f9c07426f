"""The table: who sits there, what is played, what each may know of it. No I/O, no clock."""
