"""Times what patterns cost; called by Tools/bench/patterns."""
import argparse
import os
import random
import statistics
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("--program", required=True)
parser.add_argument("--work", required=True)
options = parser.parse_args()
PEOPLE, DAYS, COLUMNS = 300, 180, 40
# How many of the people pandas, SciPy and statsmodels get: they are slow.
FEW = 15
HOME = f"{options.work}/home"


def write_cohort(path, people):
    """Days of people without a trigger; the same for the same people."""
    with open(path, "w") as file:
        file.write("person,day,pain," + ",".join(f"c{n}" for n in range(COLUMNS)) + "\n")
        for person in range(people):
            draw = random.Random(person)
            shares = [draw.uniform(0.08, 0.5) for _ in range(COLUMNS)]
            severity = 4.0
            for day in range(DAYS):
                severity = 4 + 0.7 * (severity - 4) + draw.gauss(0, 1.36)
                cells = ",".join(str(int(draw.random() < share)) for share in shares)
                file.write(f"p{person:03},{day},{max(0, min(10, round(severity)))},{cells}\n")


def write_columns(path):
    metrics = ", ".join(f"custom.c{n}: c{n}" for n in range(COLUMNS))
    with open(path, "w") as file:
        file.write(
            f"person: person\nday: day\nseverity: {{column: pain, from: [0, 10], flare_at: 7, step: 1}}\nmetrics: {{{metrics}}}\n")


def run(*words, **variables):
    """Seconds of the clock, and peak memory in MB."""
    command = [options.program, *words]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **variables})
    _, status, usage = os.wait4(process.pid, 0)
    took = time.perf_counter() - started
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"failed: {' '.join(command)}")
    return took, usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def replay(diary, jobs):
    out = f"{options.work}/findings.csv"
    if os.path.exists(out):
        os.remove(out)
    return run("patterns", "replay", diary, "--columns", f"{options.work}/columns.yaml", "--findings", out, "--jobs", str(jobs))


def described(person):
    """Counts, and chi-square or Fisher's exact test, of each column."""
    flare = (person["pain"] >= 7).shift(-1)
    for n in range(COLUMNS):
        table = pandas.crosstab(person[f"c{n}"][:-1], flare[:-1]).to_numpy()
        if table.shape != (2, 2):
            continue
        expected = scipy.stats.contingency.expected_freq(table)
        if expected.min() < 5:
            scipy.stats.fisher_exact(table)
        else:
            scipy.stats.chi2_contingency(table, correction=False)


def adjusted(person):
    """The regression of docs/patterns.md, 2, for each column."""
    severity = person["pain"].to_numpy(float)
    sums, weights, means = 0.0, 0.0, []
    for value in severity:
        sums, weights = 0.9 * sums + value, 0.9 * weights + 1
        means.append(sums / weights)
    rows = len(severity) - 1
    place = numpy.arange(rows) / rows
    angle = 2 * numpy.pi * numpy.arange(rows) / 7
    known = numpy.column_stack(
        [numpy.ones(rows), severity[:-1], means[:-1], place, place**2, numpy.sin(angle), numpy.cos(angle)])
    for n in range(COLUMNS):
        design = numpy.column_stack([known, person[f"c{n}"].to_numpy(float)[:-1]])
        statsmodels.api.OLS(severity[1:], design).fit().pvalues


def timed(work, diary):
    started = time.perf_counter()
    for _, person in pandas.read_csv(diary).groupby("person"):
        work(person.reset_index(drop=True))
    return time.perf_counter() - started


whole, few = f"{options.work}/cohort.csv", f"{options.work}/few.csv"
write_cohort(whole, PEOPLE)
write_cohort(few, FEW)
write_columns(f"{options.work}/columns.yaml")
cohort = [replay(whole, 2) for _ in range(3)]
ours = statistics.median(replay(few, 1)[0] for _ in range(5))

home = ["--home", HOME]
fresh = [run("patterns", "--refresh", "--json", *home) for _ in range(5)]
after, whole_list = [], []
for _ in range(9):
    run("log", "food", "lunch", "porridge", *home)
    after.append(run("patterns", *home)[0])
    whole_list.append(run("patterns", "--json", *home)[0])
# An entry of a day that is over changes what all of it rests on.
changed = []
for _ in range(5):
    run("log", "food", "lunch", "porridge", "--date", "yesterday", *home)
    changed.append(run("patterns", *home)[0])
# A chore starts no chores, so it does not ask whether looks are due. In turn, so that both meet the same machine.
asking, silent = [], []
for _ in range(40):
    asking.append(run("today", *home)[0])
    silent.append(run("today", *home, SYMPTOMS_CHORE="1")[0])

# Only now: a process begins with the peak memory of the one that started it, and these are large.
import numpy
import pandas
import scipy.stats
import statsmodels.api

description, adjustment = timed(described, few), timed(adjusted, few)
figures = [
    (f"replay of {PEOPLE} people, {DAYS} days, {COLUMNS} columns, two at once", statistics.median(t for t, _ in cohort), 20, "s"),
    ("ten years, 500 foods: all claims, and the looks at what stands", statistics.median(t for t, _ in fresh), 1.5, "s"),
    ("their peak memory", max(memory for _, memory in fresh), 200, "MB"),
    ("peak memory of the replay", max(memory for _, memory in cohort), 300, "MB"),
    ("the list after an entry of yesterday", statistics.median(changed) * 1000, 1500, "ms"),
    ("the list after an entry of today", statistics.median(after) * 1000, 50, "ms"),
    ("all of it as JSON after an entry of today", statistics.median(whole_list) * 1000, 100, "ms"),
    ("`today` that asks whether looks are due, against one that does not", statistics.median(asking) / statistics.median(silent), 1.1, "×"),
]
broken = False
for name, value, bound, unit in figures:
    broken |= value > bound
    print(f"{name:66}{value:9.3f} {unit:3} ≤ {bound:<5} {'BROKEN' if value > bound else 'ok'}")
print(f"{f'{FEW} people: counts and tests in pandas and SciPy, against all of replay':66}{description / ours:9.1f} ×")
print(f"{f'{FEW} people: regressions in statsmodels, against all of replay':66}{adjustment / ours:9.1f} ×")
sys.exit(1 if broken else 0)
