"""All figures in one table; ends with 1 where a target is missed."""

import sys

from bench import (
    chance,
    compiling,
    decisions,
    environments,
    gpu,
    gpu_env,
    interpreted,
    loading,
    page,
    server,
    studying,
    thinking,
)
from bench.figure import Figure, show
from moothall.engine.gpu import is_there_a_gpu

RULES = (decisions, environments, chance, interpreted, compiling, loading)
PROGRAMS = (*RULES, thinking, studying, gpu, gpu_env, server, page)


def main() -> int:
    figures: list[Figure] = []
    for program in PROGRAMS:
        print(f"{program.__name__} ...", file=sys.stderr, flush=True)
        figures += program.figures()
    show(figures)
    if not is_there_a_gpu():
        print(gpu.NO_GPU)
    if not page.can_be_looked_at():
        print(page.NO_PAGE)
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
