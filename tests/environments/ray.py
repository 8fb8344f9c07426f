"""The extra `ray` brings Ray; starting a cluster is left to those who have one."""

import ray

assert callable(ray.init)
