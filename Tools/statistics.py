"""Writes Tests/Fixtures/statistics/references.json: what NumPy and SciPy say of tables and series that the tests of Packages/Base/Statistics
compare themselves with.

Usage: statistics.py FILE; run by Tools/statistics-references, which installs what it imports.
"""

import itertools
import json
import pathlib
import sys

import numpy
import scipy
from scipy import stats

tables = [
    [3, 1, 1, 3], [8, 2, 1, 5], [0, 12, 4, 20], [10, 0, 0, 10], [12, 18, 9, 51], [40, 60, 80, 20], [5, 25, 5, 25], [7, 93, 31, 869],
    [150, 1350, 200, 1900], [2, 3, 6, 900], [900, 1, 1, 900], [1, 29, 13, 77],
]


def of_table(table):
    a, b, c, d = table
    # The counts doubled and one added are twice those with a half added; the variance of the logarithm is then half of it.
    doubled = stats.contingency.relative_risk(2 * a + 1, 2 * (a + b + 1), 2 * c + 1, 2 * (c + d + 1))
    low, high = doubled.confidence_interval(2 * stats.norm.cdf(1.96) - 1)
    ratio, widen = doubled.relative_risk, 2**0.5
    chi = stats.chi2_contingency([[a, b], [c, d]], correction=False)
    return {
        "table": table,
        "chiSquare": chi.statistic,
        "chiSquareChance": chi.pvalue,
        "smallestExpected": chi.expected_freq.min(),
        "fisherChance": stats.fisher_exact([[a, b], [c, d]]).pvalue,
        "phi": numpy.corrcoef([1] * (a + b) + [0] * (c + d), [1] * a + [0] * b + [1] * c + [0] * d)[0, 1],
        "ratio": ratio,
        "low": ratio * (low / ratio) ** widen,
        "high": ratio * (high / ratio) ** widen,
    }


random = numpy.random.default_rng(19)
others = numpy.random.default_rng(20)
chances = [
    [0.01], [0.04, 0.03, 0.02, 0.01], [0.5, 0.5, 0.5], [0.001, 0.9, 0.03, 0.03, 0.2, 1.0, 0.0], sorted(random.uniform(size=40) ** 3),
    list(random.uniform(size=25)),
]
series = [
    ([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]), ([1, 1, 2, 2, 3, 3, 3], [5, 4, 4, 2, 2, 1, 1]), (list(random.normal(size=30)), list(random.normal(size=30))),
    ([float(round(x)) for x in random.normal(5, 2, 60)], [float(round(x)) for x in random.normal(5, 2, 60)]),
    ([1e9 + x for x in range(9)], [3.0, 1, 4, 1, 5, 9, 2, 6, 5]),
]


def of_series(pair):
    return {"first": pair[0], "second": pair[1], "pearson": stats.pearsonr(*pair).statistic, "spearman": stats.spearmanr(*pair).statistic}


def of_pairing(pair):
    """All orders of the second series."""
    test = stats.permutation_test(
        (pair[1],), lambda other: abs(stats.spearmanr(pair[0], other).statistic), permutation_type="pairings", n_resamples=numpy.inf,
        alternative="greater")
    return {"first": pair[0], "second": pair[1], "blockLength": 1, "chance": test.pvalue}


def of_blocks(pair, length):
    """All orders of the blocks of each offset, each offset counting the same."""
    days = len(pair[1])
    own = abs(stats.spearmanr(*pair).statistic)
    shares = []
    for offset in range(length):
        starts = ([0] if offset else []) + list(range(offset, days, length))
        blocks = [pair[1][start:end] for start, end in zip(starts, starts[1:] + [days])]
        orders = [sum(order, []) for order in itertools.permutations(blocks)]
        shares.append(numpy.mean([abs(stats.spearmanr(pair[0], order).statistic) >= own - 1e-12 for order in orders]))
    return {"first": pair[0], "second": pair[1], "blockLength": length, "chance": numpy.mean(shares)}


def of_largest(columns, series, length):
    """The largest product of all orders of the blocks of each offset, each offset counting the same."""
    days = len(series)
    scaled = numpy.array([numpy.array(column) / numpy.linalg.norm(column) for column in columns])
    own = (scaled @ numpy.array(series)).max()
    shares = []
    for offset in range(length):
        starts = ([0] if offset else []) + list(range(offset, days, length))
        blocks = [series[start:end] for start, end in zip(starts, starts[1:] + [days])]
        orders = [sum(order, []) for order in itertools.permutations(blocks)]
        shares.append(numpy.mean([(scaled @ numpy.array(order)).max() >= own - 1e-12 for order in orders]))
    return {"columns": columns, "series": series, "blockLength": length, "chance": numpy.mean(shares)}


def of_proportion(count, total):
    interval = stats.binomtest(count, total).proportion_ci(0.95, "wilson")
    return {"count": count, "total": total, "low": interval.low, "high": interval.high}


def of_lots(values, condition):
    chosen = [value for value, under in zip(values, condition) if under]
    others = [value for value, under in zip(values, condition) if not under]
    test = stats.permutation_test(
        (chosen, others), lambda one, other: abs(numpy.mean(one) - numpy.mean(other)), permutation_type="independent",
        n_resamples=numpy.inf, alternative="greater")
    return {"values": values, "condition": condition, "chance": test.pvalue}


def of_pairs(differences):
    test = stats.permutation_test((differences, [0] * len(differences)), lambda one, other: numpy.mean(one) - numpy.mean(other), permutation_type="samples", n_resamples=numpy.inf)
    return {"differences": differences, "chance": test.pvalue}


def of_regression(rows):
    """An outcome on a predictor of zeros and ones and seven covariates, by NumPy's least squares."""
    predictor = (random.uniform(size=rows) < 0.3).astype(float)
    outcome = random.normal(5, 2, rows).round(3) + predictor
    place = numpy.arange(rows) / rows
    angle = 2 * numpy.pi * numpy.arange(rows) / 7
    covariates = [numpy.ones(rows), random.normal(5, 2, rows).round(3), random.normal(size=rows).round(3), place, place**2, numpy.sin(angle), numpy.cos(angle)]
    design = numpy.column_stack(covariates + [predictor])
    weights = numpy.linalg.lstsq(design, outcome, rcond=None)[0]
    freedom = rows - design.shape[1]
    left = outcome - design @ weights
    error = (left @ left / freedom * numpy.linalg.inv(design.T @ design)[-1, -1]) ** 0.5
    return {
        "outcome": list(outcome), "covariates": [list(column) for column in covariates], "predictor": list(predictor), "slope": weights[-1],
        "standardError": error, "chance": 2 * stats.t.sf(abs(weights[-1] / error), freedom),
    }


references = {
    "source": f"Tools/statistics-references: NumPy {numpy.__version__}, SciPy {scipy.__version__}",
    "tables": [of_table(table) for table in tables],
    "falseDiscovery": [{"chances": one, "adjusted": list(stats.false_discovery_control(one))} for one in chances],
    "correlations": [of_series(pair) for pair in series],
    "permutations": [
        of_pairing(([1, 2, 3, 4, 5, 6, 7], [2, 1, 4, 3, 7, 5, 6])), of_pairing(([1, 1, 2, 3, 3, 5], [9, 7, 8, 4, 4, 1])),
        of_blocks(([1, 3, 2, 5, 4, 6, 8, 7, 9, 9, 12, 10], [2, 1, 3, 3, 5, 4, 7, 6, 6, 9, 8, 9]), 3),
        of_blocks(([4, 3, 2, 5, 4, 6, 1, 7, 2, 9], [2, 1, 3, 3, 5, 4, 7, 6, 6, 0]), 4),
    ],
    "largest": [
        of_largest([[1, 0, 0, 1, 1, 0, 1, 0, 1], [0, 0, 1, 0, 0, 1, 0, 0, 1]], [2.0, -1, 0.5, 3, 1, -2, 1, -1.5, 2], 2),
        of_largest([list(others.normal(size=14).round(3)) for _ in range(5)], list(others.normal(size=14).round(3)), 3),
    ],
    "proportions": [of_proportion(*one) for one in [(0, 1), (0, 12), (3, 10), (7, 7), (1, 400), (250, 500), (3649, 3650)]],
    "lots": [
        of_lots([3, 5, 4, 6, 2, 3], [False, True, False, True, False, True]),
        of_lots([4.5, 5.25, 6, 7, 2, 3.5, 3, 2.25, 4, 6.5], [True, True, True, True, False, False, False, False, False, True]),
        of_lots([1, 1, 1, 2, 2, 2, 2, 5], [False, False, True, True, False, True, False, True]),
    ],
    "pairs": [
        of_pairs([1, 2, 0.5, -0.25, 3, 1.5]), of_pairs([-1, -2, -0.5, -3, -1, -2, -0.75, -1]),
        of_pairs([1.25, -0.5, 0, 2, 2, -1, 0.75, 1, 3, -0.25, 0.5]),
    ],
    "regressions": [of_regression(60), of_regression(200)],
}
pathlib.Path(sys.argv[1]).write_text(json.dumps(references, default=float, indent=1) + "\n", "utf-8")
