"""Times the pack tools on a thousand packs and on those that ship, and prints a table."""
import argparse
import collections
import glob
import os
import pathlib
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



def watched(changes=9):
    """Seconds from a change of a shipped pack's file to the end of what `--watch` says of it, the median of several."""
    copy = f"{options.work}/packs-watched"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(options.conditions, copy)
    pack = pathlib.Path(sorted(glob.glob(f"{copy}/*/pack.yaml"))[0])
    text, seconds = pack.read_text(), []
    command = [program, "pack", "lint", "--watch", str(pack.parent), "--packs", copy]
    watch = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    try:
        for change in range(changes + 1):
            # What is said first is of the files as they were.
            while not (line := watch.stdout.readline()).startswith("Checked: "):
                if not line:
                    sys.exit("pack lint --watch has ended")
            if change:
                seconds.append(time.perf_counter() - started)
            time.sleep(0.05 * change)
            started = time.perf_counter()
            pack.write_text(f"{text}# {change}\n")
    finally:
        watch.kill()
    return statistics.median(seconds)


def megabytes(paths):
    return sum(os.path.getsize(path) for path in paths) / 1e6


size = megabytes(files)
packs = [path for path in files if path.endswith("/pack.yaml")]
# The others are given a tenth of the files: they take minutes for all.
tenth = packs[:: 10]
share = megabytes(tenth)
tenth_files = [path for path in files if path.startswith(tuple(os.path.dirname(p) + "/" for p in tenth))]
tenth_size = megabytes(tenth_files)

one_core = ["taskset", "-c", "0"] if shutil.which("taskset") else []


# A core that is shared with other machines does the same work in anything from its own time to nearly twice that, and changes from second to
# second. So a small piece of work that has nothing to do with the program is timed on the core before and after each run, as its pace. The
# seconds of a command's runs over the paces beside them, times the best pace of all, are about what a run takes when the core is its own. It
# is an estimate, as a busy core need not slow both alike: so the fastest run, as it ran, is held to the bound beside it.
words = "".join(pathlib.Path(path).read_text() for path in packs[:4]).split()
paces = []


def pace():
    """Seconds of processor time for a piece of work on the core that commands run on, at this moment."""
    cores = os.sched_getaffinity(0) if one_core else None
    if cores:
        os.sched_setaffinity(0, {0})
    started = time.process_time()
    for _ in range(180):
        collections.Counter(words)
    paces.append(time.process_time() - started)
    if cores:
        os.sched_setaffinity(0, cores)
    return paces[-1]


class Runs:
    """Runs of one command on one core."""

    def __init__(self, *command):
        self.command, self.seconds, self.paces, self.peak = one_core + list(command), [], [], 0

    def add(self):
        before = pace()
        seconds, _, peak = run(self.command)
        self.seconds.append(seconds)
        self.paces.append((before + pace()) / 2)
        self.peak = max(self.peak, peak)

    def taken(self):
        """Seconds that a run takes on a core of its own; asked for after all runs."""
        return sum(self.seconds) / sum(self.paces) * min(paces)

    def told(self):
        return f"{self.taken():.2f} s (as it ran {statistics.median(self.seconds):.2f} s, fastest {min(self.seconds):.2f} s)"

    def holds(self, most):
        return max(self.taken(), min(self.seconds)) <= most


# The packs with the scenarios that stand beside them, and alone.
bare = f"{options.work}/packs-alone"
shutil.rmtree(bare, ignore_errors=True)
shutil.copytree(many, bare, ignore=shutil.ignore_patterns("scenarios"))
lint = Runs(program, "pack", "lint", many, "--packs", many)
alone = Runs(program, "pack", "lint", bare, "--packs", bare)
yamllint = Runs(f"{options.tools}/yamllint", "-d", "relaxed", *tenth_files)
schema = Runs(f"{options.tools}/check-jsonschema", "--schemafile", f"{many}/pack.schema.json", *tenth)
# By turns: a minute in which the machine is busy with something else shall not fall on one of them alone.
for others in [None, None, None, yamllint, None, None, schema, None, None, None]:
    lint.add()
    alone.add()
    if others:
        others.add()
test = statistics.median(run([program, "pack", "test", options.conditions])[1] for _ in range(5))
coverage = run([program, "pack", "test", options.conditions, "--coverage"])[1]
watch = watched()
each = lint.taken() / size
rate, rate_alone = size / lint.taken(), megabytes(glob.glob(f"{bare}/*/**/*.yaml", recursive=True)) / alone.taken()
peak = max(lint.peak, alone.peak)

rows = [
    ("lint of 1,000 packs, one core", lint.told(), "≤ 8 s", lint.holds(8)),
    ("its rate", f"{rate:.1f} MB/s", "≥ 5 MB/s", rate >= 5),
    ("lint of the same without their scenarios", alone.told(), "≤ 8 s", alone.holds(8)),
    ("its rate", f"{rate_alone:.1f} MB/s", "≥ 5 MB/s", rate_alone >= 5),
    ("peak memory", f"{peak:.0f} MB", "≤ 100 MB", peak <= 100),
    ("yamllint takes, per MB, × lint", f"about {yamllint.taken() / tenth_size / each:.0f} ×", "", True),
    ("check-jsonschema takes, per MB, × lint", f"about {schema.taken() / share / each:.0f} ×", "", True),
    ("a change shows with --watch", f"{watch:.2f} s", "≤ 0.5 s", watch <= 0.5),
    ("all shipped scenarios", f"{test:.2f} s", "≤ 1 s", test <= 1),
    ("the same with coverage", f"{coverage:.1f} s", "≤ 30 s", coverage <= 30),
]
print(f"{size:.1f} MB in {len(files)} files of {len(packs)} packs")
slower = statistics.mean(paces) / min(paces)
print(f"lint in 10 runs, scenarios the median of 5, the others in one; beside them the core took {slower:.2f} times as long as at its best")
for name, figure, bound, holds in rows:
    print(f"{name:42} {figure:>46}   {bound:10} {'' if holds else 'BROKEN'}".rstrip())
sys.exit(0 if all(row[3] for row in rows) else 1)
