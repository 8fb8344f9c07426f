"""The extra `fast` compiles."""

import numba
import numpy as np

import maija

assert numba.njit(lambda values: values.sum())(np.arange(14)) == 91
assert maija.__version__
