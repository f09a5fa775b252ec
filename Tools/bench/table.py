"""Times whole processes in turn and prints the bench's table."""
import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
for name in ("program", "measure", "work", "conditions"):
    parser.add_argument("--" + name, required=True)
for name in ("rounds", "writers", "each"):
    parser.add_argument("--" + name, type=int, required=True)
options = parser.parse_args()
work, program = options.work, options.program


def run(command, environment=None):
    """Milliseconds and peak memory in MB of one process."""
    with open(os.devnull, "r+b") as nothing:
        started = time.perf_counter()
        process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        took = (time.perf_counter() - started) * 1000
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit("failed: " + " ".join(command))
    # Linux counts in KiB, macOS in bytes.
    return took, usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def entries(home):
    with sqlite3.connect(f"file:{home}/journal.sqlite?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM entry").fetchone()[0]


def write_jrnl(count):
    """A jrnl journal of as many entries as the home of ten years, in jrnl's own text format."""
    folder = f"{work}/jrnl"
    os.makedirs(folder, exist_ok=True)
    day = 86400
    start = time.time() - 3650 * day
    with open(f"{folder}/journal.txt", "w") as out:
        for index in range(count):
            at = time.localtime(start + index * (3650 * day / count))
            out.write(time.strftime("[%Y-%m-%d %H:%M:%S]", at) + f" Symptom entry {index % 7}, severity {index % 10}.\n\n")
    with open(f"{folder}/jrnl.yaml", "w") as out:
        out.write(f"journals:\n  default: {{journal: {folder}/journal.txt}}\neditor: ''\nencrypt: false\ntemplate: false\ndefault_hour: 9\n"
                  "default_minute: 0\ntimeformat: '%F %T'\ntagsymbols: '#@'\nhighlight: false\nlinewrap: 79\nindent_character: '|'\n"
                  "colors: {body: none, date: none, tags: none, title: none}\ndisplay_format: null\nversion: v4.2\n")
    return [f"{work}/venv/bin/jrnl", "--config-file", f"{folder}/jrnl.yaml"]


count = entries(f"{work}/ten")
jrnl = write_jrnl(count)
scratch = {years: f"{work}/scratch-{years}" for years in ("one", "ten")}
for years, home in scratch.items():
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(f"{work}/{years}", home)

commands = {
    "sqlite3 select 1": ["sqlite3", f"{scratch['ten']}/journal.sqlite", "select 1"],
    "jrnl, list three": jrnl + ["-n", "3"],
    "jrnl, add one": jrnl + ["today at 9am: A symptom entry."],
    "today, ten years": [program, "today", "--home", scratch["ten"]],
    "today, one year": [program, "today", "--home", scratch["one"]],
    "log, ten years": [program, "log", "symptom", "pain", "5", "--home", scratch["ten"]],
    "log, one year": [program, "log", "symptom", "pain", "5", "--home", scratch["one"]],
    "list of a day": [program, "list", "--home", scratch["ten"], "--date", "yesterday"],
    "accuracy": [program, "accuracy", "--home", scratch["ten"]],
    "--version": [program, "--version"],
}
slow = ("jrnl, list three", "jrnl, add one")
times = {name: [] for name in commands}
memory = {name: 0.0 for name in commands}
for name, command in commands.items():
    run(command)
for turn in range(options.rounds):
    for name, command in commands.items():
        if name in slow and turn % 5:
            continue
        took, peak = run(command)
        times[name].append(took)
        memory[name] = max(memory[name], peak)
median = {name: statistics.median(values) for name, values in times.items()}

inside = dict(line.split() for line in subprocess.check_output(
    [options.measure, scratch["ten"], options.conditions], text=True).splitlines())

# Many writers at once: every acknowledged entry is there.
many = f"{work}/many"
shutil.rmtree(many, ignore_errors=True)
subprocess.run([program, "onboard", "--home", many, "--pack", "universal", "--name", "Many", "--symptoms", "pain", "--impact", "5",
                "--pattern", "episodic", "--track", "food"], check=True, stdout=subprocess.DEVNULL)
line = f'for i in $(seq {options.each}); do "{program}" log symptom pain 5 --home "{many}" >/dev/null || exit 1; done'
started = time.perf_counter()
writers = [subprocess.Popen(["bash", "-c", line]) for _ in range(options.writers)]
refused = sum(writer.wait() != 0 for writer in writers)
writing = time.perf_counter() - started
there = entries(many)
wanted = options.writers * options.each

print(f"{count} entries in ten years, {os.path.getsize(work + '/ten/journal.sqlite') / 1e6:.0f} MB; medians of {options.rounds} rounds in turn\n")
print(f"{'command':22}{'ms':>9}{'peak MB':>10}")
for name in commands:
    print(f"{name:22}{median[name]:9.1f}{memory[name]:10.1f}")
print()

select, three, one = median["sqlite3 select 1"], median["jrnl, list three"], median["jrnl, add one"]
rows = [
    ("today / sqlite3 select 1", median["today, ten years"] / select, "≤", 16),
    ("today / jrnl listing three", median["today, ten years"] / three, "≤", 1 / 10),
    ("log / jrnl adding one", median["log, ten years"] / one, "≤", 1 / 12),
    ("today, ten years / one", median["today, ten years"] / median["today, one year"], "≤", 1.25),
    ("log, ten years / one", median["log, ten years"] / median["log, one year"], "≤", 1.25),
    ("peak memory of today, MB", memory["today, ten years"], "≤", 60),
    ("peak memory of log, MB", memory["log, ten years"], "≤", 60),
    ("active packs loaded, ms", float(inside["packs"]), "≤", 5),
    ("active packs loaded, first time, ms", float(inside["packs-first"]), "≤", 5),
    (f"points of {inside['load-factors']} factors, µs a day", float(inside["points-of-days"]), "≤", 15),
    (f"entries of {options.writers} × {options.each} writers there", there / wanted, "=", 1),
]
print(f"{'what':40}{'figure':>10}{'bound':>12}")
broken = refused
for name, figure, sign, bound in rows:
    fine = figure == bound if sign == "=" else figure <= bound
    broken += not fine
    print(f"{name:40}{figure:10.3f}{sign:>6} {bound:<6.3g}{'ok' if fine else 'OVER'}")
print(f"\na day of the journal is read in {float(inside['day-table']):.1f} µs, its load alone worked out in {float(inside['load-of-day']):.1f} µs")
print(f"the outlook alone takes {float(inside['outlook']):.1f} ms in the process; {wanted} entries of {options.writers} writers took {writing:.0f} s")
sys.exit(1 if broken else 0)
