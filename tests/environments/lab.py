"""The extra `lab` has all of `fast`, writes Parquet, draws and runs processes."""

import io

import joblib
import matplotlib.figure
import numba
import polars as pl

import maija

assert joblib.Parallel(n_jobs=1)(joblib.delayed(abs)(number) for number in (-1, 2)) == [1, 2]
assert numba.njit(lambda number: number + 1)(12) == 13
file = io.BytesIO()
pl.DataFrame({"player": ["simple"], "losses": [1]}).write_parquet(file)
assert pl.read_parquet(file.getvalue())["losses"].sum() == 1
file = io.BytesIO()
matplotlib.figure.Figure().savefig(file, format="svg")
assert b"</svg>" in file.getvalue()
assert maija.__version__
