"""Times the replays of diaries, of forecasts and of patterns; called by Tools/bench/forecast."""
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
parser.add_argument("--packs", required=True)
options = parser.parse_args()
COLUMNS, DAYS = 40, 3652


def ten_years():
    """One person's days with forty columns, each a number a day."""
    draw = random.Random(1)
    with open(f"{options.work}/ten-years.csv", "w") as file:
        file.write("day,pain," + ",".join(f"c{n}" for n in range(COLUMNS)) + "\n")
        severity = 4.0
        for day in range(DAYS):
            severity = 4 + 0.6 * (severity - 4) + draw.gauss(0, 1.5)
            cells = ",".join(f"{draw.random():.2f}" for _ in range(COLUMNS))
            file.write(f"{day},{max(0, min(10, round(severity)))},{cells}\n")
    metrics = ", ".join(f"custom.c{n}: c{n}" for n in range(COLUMNS))
    with open(f"{options.work}/ten-years.yaml", "w") as file:
        file.write(f"day: day\nseverity: {{column: pain, from: [0, 10], flare_at: 7, step: 1}}\nmetrics: {{{metrics}}}\n")


def cohort_of_factors():
    """300 people's 180 days with forty factors, of which one in twenty answers is missing."""
    draw = random.Random(2)
    names = [f"c{n}" for n in range(COLUMNS)]
    with open(f"{options.work}/factors.csv", "w") as file:
        file.write("person,day,pain," + ",".join(names) + "\n")
        for person in range(300):
            severity = 5.0
            shares = [draw.uniform(0.08, 0.5) for _ in names]
            for day in range(180):
                severity = 5 + 0.7 * (severity - 5) + draw.gauss(0, 1.4)
                cells = ["" if draw.random() < 0.05 else str(int(draw.random() < share)) for share in shares]
                file.write(f"p{person},{day},{max(0, min(10, round(severity)))},{','.join(cells)}\n")
    metrics = ", ".join(f"custom.{name}: {name}" for name in names)
    with open(f"{options.work}/factors.yaml", "w") as file:
        file.write(f"person: person\nday: day\nseverity: {{column: pain, from: [0, 10], flare_at: 7}}\nmetrics: {{{metrics}}}\n")


def run(diary, columns, *more, command="forecast", output="--predictions"):
    """Seconds of the clock, seconds of processor time, and peak memory in MB."""
    out = f"{options.work}/{command}.out.csv"
    command = [options.program, command, "replay", diary, "--columns", columns, output, out, *more]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    took = time.perf_counter() - started
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"failed: {' '.join(command)}")
    return took, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


ten_years()
cohort_of_factors()
cohort = [
    run(f"{options.work}/diary.csv", f"{options.work}/columns.yaml", "--packs", options.packs, "--pack", "fitting", "--jobs", "2")
    for _ in range(5)
]
years = [run(f"{options.work}/ten-years.csv", f"{options.work}/ten-years.yaml", "--jobs", "1") for _ in range(5)]
patterns = [
    run(f"{options.work}/factors.csv", f"{options.work}/factors.yaml", "--jobs", "2", command="patterns", output="--findings")
    for _ in range(5)
]
with open(f"{options.work}/diary.csv") as file:
    rows = sum(1 for _ in file) - 1
whole = statistics.median(took for took, _, _ in years)
figures = [
    (f"replay of 492 people, {rows} person-days, two at once", statistics.median(t for t, _, _ in cohort), 20, "s"),
    ("its peak memory", max(memory for _, _, memory in cohort), 300, "MB"),
    (f"replay of ten years of one person, {COLUMNS} columns", whole, 0.5, "s"),
    (f"a day's update with {COLUMNS} columns, all of the process counted", whole / DAYS * 1000, 0.2, "ms"),
    ("patterns of 300 people, 180 days and 40 factors, two at once", statistics.median(t for t, _, _ in patterns), 20, "s"),
    ("their peak memory", max(memory for _, _, memory in patterns), 300, "MB"),
]
broken = False
for name, value, bound, unit in figures:
    broken |= value > bound
    print(f"{name:66}{value:9.3f} {unit:3} ≤ {bound:<5} {'BROKEN' if value > bound else 'ok'}")
sys.exit(1 if broken else 0)
