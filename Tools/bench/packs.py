"""Times the pack tools on a thousand packs and on those that ship, and prints a table."""
import argparse
import glob
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
for name in ("program", "work", "conditions", "tools"):
    parser.add_argument("--" + name, required=True)
options = parser.parse_args()
program, many = options.program, f"{options.work}/packs"
COUNT = 1000


def fill():
    """A thousand copies of the shipped packs, each with an id and names of its own, on the one base."""
    shutil.rmtree(many, ignore_errors=True)
    shipped = sorted(os.path.basename(os.path.dirname(p)) for p in glob.glob(f"{options.conditions}/*/pack.yaml"))
    base = "universal"
    shutil.copytree(f"{options.conditions}/{base}", f"{many}/{base}")
    for schema in glob.glob(f"{options.conditions}/*.schema.json"):
        shutil.copy(schema, many)
    others = [pack for pack in shipped if pack != base]
    for index in range(COUNT):
        pack = others[index % len(others)]
        name = f"{pack}-{index}"
        shutil.copytree(f"{options.conditions}/{pack}", f"{many}/{name}", ignore=shutil.ignore_patterns("README.md"))
        for path in glob.glob(f"{many}/{name}/**/*.yaml", recursive=True):
            with open(path) as file:
                text = file.read()
            text = re.sub(rf"^(id|pack): {pack}$", rf"\1: {name}", text, flags=re.M)
            text = re.sub(r"^name: (.*)$", lambda m: f'name: "{m.group(1).strip(chr(34))} {index}"', text, count=1, flags=re.M)
            text = re.sub(r"^aliases: \[.*?\]$", f"aliases: [alias {index}]", text, count=1, flags=re.M | re.S)
            with open(path, "w") as file:
                file.write(text)


def run(command):
    """Seconds of processor time on one core, seconds of the clock, peak memory in MB, and what it ended with."""
    with open(os.devnull, "r+b") as nothing:
        started = time.perf_counter()
        process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed with {process.returncode}: {' '.join(command[:6])} …")
    return usage.ru_utime + usage.ru_stime, took, usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


fill()
files = sorted(glob.glob(f"{many}/*/**/*.yaml", recursive=True))
size = sum(os.path.getsize(path) for path in files) / 1e6
packs = [path for path in files if path.endswith("/pack.yaml")]
# The others are given a tenth of the files: they take minutes for all.
tenth = packs[:: 10]
share = sum(os.path.getsize(path) for path in tenth) / 1e6
tenth_files = [path for path in files if path.startswith(tuple(os.path.dirname(p) + "/" for p in tenth))]
tenth_size = sum(os.path.getsize(path) for path in tenth_files) / 1e6

one_core = ["taskset", "-c", "0"] if shutil.which("taskset") else []


# The packs with the scenarios that stand beside them, and alone.
bare = f"{options.work}/packs-alone"
shutil.rmtree(bare, ignore_errors=True)
shutil.copytree(many, bare, ignore=shutil.ignore_patterns("scenarios"))
runs = {many: [], bare: []}


def rounds(count):
    """Lints both by turns: a minute in which the machine is busy with something else shall not fall on one of them alone."""
    for _ in range(count):
        for folder in runs:
            runs[folder].append(run(one_core + [program, "pack", "lint", folder, "--packs", folder]))


def lint(folder):
    """Seconds of processor time on one core, of the median run and of the fastest one, MB a second of the median, and peak memory in MB."""
    megabytes = sum(os.path.getsize(path) for path in glob.glob(f"{folder}/*/**/*.yaml", recursive=True)) / 1e6
    times = [busy for busy, _, _ in runs[folder]]
    seconds = statistics.median(times)
    return seconds, min(times), megabytes / seconds, max(peak for _, _, peak in runs[folder])


rounds(4)
yamllint = run(one_core + [f"{options.tools}/yamllint", "-d", "relaxed", *tenth_files])
rounds(2)
schema = run(one_core + [f"{options.tools}/check-jsonschema", "--schemafile", f"{many}/pack.schema.json", *tenth])
rounds(4)
alone, alone_fastest, alone_rate, alone_peak = lint(bare)
seconds, fastest, rate, peak = lint(many)
test = statistics.median(run([program, "pack", "test", options.conditions])[1] for _ in range(5))
coverage = run([program, "pack", "test", options.conditions, "--coverage"])[1]

rows = [
    ("lint of 1,000 packs, one core", f"{seconds:.2f} s (fastest {fastest:.2f} s)", "≤ 3 s", seconds <= 3),
    ("its rate", f"{rate:.1f} MB/s", "≥ 8 MB/s", rate >= 8),
    ("lint of the same without their scenarios", f"{alone:.2f} s (fastest {alone_fastest:.2f} s)", "≤ 3 s", alone <= 3),
    ("its rate", f"{alone_rate:.1f} MB/s", "≥ 8 MB/s", alone_rate >= 8),
    ("peak memory", f"{max(peak, alone_peak):.0f} MB", "≤ 100 MB", max(peak, alone_peak) <= 100),
    ("yamllint takes, per MB, × lint", f"{yamllint[0] / tenth_size / (seconds / size):.0f} ×", "", True),
    ("check-jsonschema takes, per MB, × lint", f"{schema[0] / share / (seconds / size):.0f} ×", "", True),
    ("all shipped scenarios", f"{test:.2f} s", "≤ 1 s", test <= 1),
    ("the same with coverage", f"{coverage:.1f} s", "≤ 30 s", coverage <= 30),
]
print(f"{size:.1f} MB in {len(files)} files of {len(packs)} packs")
print("the median of 10 runs for lint and of 5 for scenarios, one run for the others")
for name, figure, bound, holds in rows:
    print(f"{name:42} {figure:>22}   {bound:10} {'' if holds else 'BROKEN'}".rstrip())
sys.exit(0 if all(row[3] for row in rows) else 1)
