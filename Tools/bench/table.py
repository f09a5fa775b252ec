"""Times whole processes in turn and prints the bench's table."""
import argparse
import datetime
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
parser.add_argument("--unchecked", help="the program with one checksum for everything")
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


def newest(home):
    """The id of the entry that was written last."""
    with sqlite3.connect(f"file:{home}/journal.sqlite?mode=ro", uri=True) as database:
        return database.execute("SELECT id FROM entry WHERE kind IS NOT NULL ORDER BY serial DESC").fetchone()[0]


def first_day(home):
    """The day of the first entry."""
    with sqlite3.connect(f"file:{home}/journal.sqlite?mode=ro", uri=True) as database:
        number = database.execute("SELECT min(day) FROM entry WHERE kind IS NOT NULL").fetchone()[0]
    return (datetime.date(1970, 1, 1) + datetime.timedelta(number)).isoformat()


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


def make_busy(program, home):
    """Every rule of reminders that looks at entries or days is on, and fifty goals watch something that is logged every day."""
    for rule in ("check-in", "evening-check-in", "drink", "bedtime", "lower-mood", "lower-energy", "backup", "goal-open", "goal-step",
                 "goal", "insight"):
        subprocess.run([program, "reminders", "on", rule, "--home", home], check=True, stdout=subprocess.DEVNULL)
    for number in range(50):
        subprocess.run([program, "goals", "add", f"Goal {number}", "--track", ("sleep.hours", "symptom.pain", "exercise.minutes")[number % 3],
                        "--at-least", "5", "--days", "4", "--home", home], check=True, stdout=subprocess.DEVNULL)


for home in scratch.values():
    make_busy(program, home)

commands = {
    "sqlite3 select 1": ["sqlite3", f"{scratch['ten']}/journal.sqlite", "select 1"],
    "jrnl, list three": jrnl + ["-n", "3"],
    "jrnl, add one": jrnl + ["today at 9am: A symptom entry."],
    "today, ten years": [program, "today", "--home", scratch["ten"]],
    "today, one year": [program, "today", "--home", scratch["one"]],
    "log, ten years": [program, "log", "symptom", "pain", "5", "--home", scratch["ten"]],
    "log, one year": [program, "log", "symptom", "pain", "5", "--home", scratch["one"]],
    "list of a day": [program, "list", "--home", scratch["ten"], "--date", "yesterday"],
    "reminders due": [program, "reminders", "due", "--home", scratch["ten"]],
    "accuracy": [program, "accuracy", "--home", scratch["ten"]],
    "goals, ten years": [program, "goals", "--home", scratch["ten"]],
    "trackers, ten years": [program, "trackers", "--home", scratch["ten"]],
    "trackers sleep": [program, "trackers", "sleep", "--home", scratch["ten"]],
    "hub, ten years": [program, "hub", "--home", scratch["ten"]],
    "timeline, ten years": [program, "timeline", "--home", scratch["ten"]],
    "timeline, an early day": [program, "timeline", first_day(scratch["ten"]), "--home", scratch["ten"]],
    "chart sleep": [program, "chart", "sleep", "--home", scratch["ten"]],
    "trends": [program, "trends", "--home", scratch["ten"]],
    "trends sleep": [program, "trends", "sleep", "--home", scratch["ten"]],
    "health": [program, "health", "--home", scratch["ten"]],
    "report monthly": [program, "report", "monthly", "--home", scratch["ten"]],
    "report of a year": [program, "report", "clinician", "--days", "365", "--home", scratch["ten"]],
    "trash": [program, "trash", "--home", scratch["ten"]],
    "history": [program, "history", newest(scratch["ten"]), "--home", scratch["ten"]],
    "insights": [program, "insights", "--home", scratch["ten"]],
    "settings": [program, "settings", "--home", scratch["ten"]],
    "completion": [program, "__complete", "zsh", "log", "food", "lunch", "s", "--home", scratch["ten"]],
    "--version": [program, "--version"],
}
if options.unchecked:
    # The same home, as the program that has one checksum for everything would have written it.
    scratch["bare"] = f"{work}/scratch-bare"
    shutil.rmtree(scratch["bare"], ignore_errors=True)
    shutil.copytree(f"{work}/ten", scratch["bare"])
    with sqlite3.connect(f"{scratch['bare']}/journal.sqlite") as database:
        for table in ("revision", "document_revision", "definition", "cache", "draft", "forecast", "forecast_terms"):
            database.execute(f"UPDATE {table} SET checksum = 0")
    make_busy(options.unchecked, scratch["bare"])
    commands["today, unchecked"] = [options.unchecked, "today", "--home", scratch["bare"]]
    commands["log, unchecked"] = [options.unchecked, "log", "symptom", "pain", "5", "--home", scratch["bare"]]
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

# Twenty thousand journal texts and searches in them.
words = f"{work}/words"
shutil.rmtree(words, ignore_errors=True)
subprocess.run([program, "onboard", "--home", words, "--pack", "universal", "--name", "Words", "--symptoms", "pain", "--impact", "5",
                "--pattern", "episodic", "--track", "food"], check=True, stdout=subprocess.DEVNULL)
inside |= dict(line.split() for line in subprocess.check_output(
    [os.path.join(os.path.dirname(options.measure), "words"), words, "20000"], text=True).splitlines())
searches = ("rare", "common", "beginning", "two", "phrase", "mark", "everything")

# A whole journal out and in again, as seconds for 100,000 entries.
whole, empty = f"{work}/whole.jsonl", f"{work}/moved"
out, into = [], []
for turn in range(3):
    out.append(run([program, "export", "all", whole, "--force", "--home", f"{work}/ten"])[0])
    shutil.rmtree(empty, ignore_errors=True)
    into.append(run([program, "import", "all", whole, "--home", empty])[0])
assert entries(empty) == count, "the move lost entries"
moved = {"out": min(out) / count * 100, "in": min(into) / count * 100}

# A backup of it, and that restored into an empty home; both are read back and checked.
backup = f"{work}/ten.backup"
kept, restored = [], []
for turn in range(3):
    kept.append(run([program, "backup", "create", "--to", backup, "--force", "--home", f"{work}/ten"])[0])
    shutil.rmtree(empty, ignore_errors=True)
    restored.append(run([program, "backup", "restore", backup, "--home", empty])[0])
assert entries(empty) == count, "the backup lost entries"
moved |= {"kept": min(kept) / count * 100, "restored": min(restored) / count * 100}

# The longest time that an import of 25,000 entries keeps others from writing: they ask every millisecond.
diary, crowd = f"{work}/diary.csv", f"{work}/crowd"
shutil.rmtree(crowd, ignore_errors=True)
subprocess.run([program, "onboard", "--home", crowd, "--pack", "universal", "--name", "Crowd", "--symptoms", "pain,fatigue", "--impact", "5",
                "--pattern", "episodic", "--track", "sleep,stress"], check=True, stdout=subprocess.DEVNULL)
with open(diary, "w") as lines:
    lines.write("date,pain,fatigue,stress,sleep,mood\n")
    for back in range(5000, 0, -1):
        day = time.strftime("%Y-%m-%d", time.localtime(time.time() - back * 86400))
        lines.write(f"{day},{back % 11},{back % 7},{back % 10 + 1},{4 + back % 9 / 2},{back % 9 + 1}\n")
asking = sqlite3.connect(f"{crowd}/journal.sqlite", isolation_level=None, timeout=0)
longest, refused_since = 0.0, None
started = time.perf_counter()
importing = subprocess.Popen([program, "import", "csv", diary, "--yes", "--home", crowd], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
while importing.poll() is None:
    try:
        asking.execute("BEGIN IMMEDIATE")
        asking.execute("ROLLBACK")
        refused_since = None
    except sqlite3.OperationalError:
        refused_since = refused_since or time.perf_counter()
        longest = max(longest, (time.perf_counter() - refused_since) * 1000)
    time.sleep(0.001)
asking.close()
assert importing.returncode == 0, "the import failed"
import_took = time.perf_counter() - started
imported = entries(crowd)

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

# What reads many days.
drawn = ("timeline, ten years", "timeline, an early day", "chart sleep", "trends", "trends sleep", "report monthly", "report of a year")
select, three, one = median["sqlite3 select 1"], median["jrnl, list three"], median["jrnl, add one"]
rows = [
    ("today / sqlite3 select 1", median["today, ten years"] / select, "≤", 16),
    ("today / jrnl listing three", median["today, ten years"] / three, "≤", 1 / 10),
    ("log / jrnl adding one", median["log, ten years"] / one, "≤", 1 / 12),
    ("goals / today", median["goals, ten years"] / median["today, ten years"], "≤", 1.3),
    ("trackers / today", median["trackers, ten years"] / median["today, ten years"], "≤", 1.5),
    ("trackers sleep / today", median["trackers sleep"] / median["today, ten years"], "≤", 1.5),
    ("hub / today", median["hub, ten years"] / median["today, ten years"], "≤", 1.5),
    ("timeline / today", median["timeline, ten years"] / median["today, ten years"], "≤", 1.5),
    ("timeline of an early day / today", median["timeline, an early day"] / median["today, ten years"], "≤", 1.5),
    ("chart sleep / today", median["chart sleep"] / median["today, ten years"], "≤", 1.5),
    ("trends / today", median["trends"] / median["today, ten years"], "≤", 1.5),
    ("trends sleep / today", median["trends sleep"] / median["today, ten years"], "≤", 1.5),
    ("health / today", median["health"] / median["today, ten years"], "≤", 1.5),
    ("report monthly / today", median["report monthly"] / median["today, ten years"], "≤", 3),
    ("report for a clinician, a year / today", median["report of a year"] / median["today, ten years"], "≤", 10),
    ("trash / today", median["trash"] / median["today, ten years"], "≤", 1.5),
    ("history / today", median["history"] / median["today, ten years"], "≤", 1.5),
    ("today, ten years / one", median["today, ten years"] / median["today, one year"], "≤", 1.25),
    ("log, ten years / one", median["log, ten years"] / median["log, one year"], "≤", 1.25),
    *((f"{name} / today", median[name] / median["today, ten years"], "≤", 1.3) for name in ("insights", "settings", "reminders due")),
    ("peak memory of today, MB", memory["today, ten years"], "≤", 60),
    ("peak memory of log, MB", memory["log, ten years"], "≤", 60),
    ("peak memory of days, trends and reports, MB", max(memory[name] for name in drawn), "≤", 80),
    ("active packs loaded, ms", float(inside["packs"]), "≤", 5),
    ("active packs loaded, first time, ms", float(inside["packs-first"]), "≤", 5),
    (f"points of {inside['load-factors']} factors, µs a day", float(inside["points-of-days"]), "≤", 15),
    ("search of 20,000 texts, slowest, ms", max(float(inside[f"words-{name}"]) for name in searches), "≤", 30),
    ("suggestions for a field, slowest, ms", float(inside["suggestions"]), "≤", 10),
    ("completion of a line, ms", median["completion"], "≤", 60),
    ("saving a text, ms", float(inside["words-save-one"]), "≤", 10),
    ("export all of 100,000 entries, s", moved["out"], "≤", 3),
    ("import all of 100,000 entries, s", moved["in"], "≤", 10),
    ("backup of 100,000 entries, s", moved["kept"], "≤", 3),
    ("its restoring, s", moved["restored"], "≤", 3),
    ("import holds the lock at most, ms", longest, "≤", 200),
    (f"entries of {options.writers} × {options.each} writers there", there / wanted, "=", 1),
]
if options.unchecked:
    rows += [(f"{name} with checksums / without", median[f"{name}, ten years"] / median[f"{name}, unchecked"], "≤", 1.05) for name in ("today", "log")]
print(f"{'what':44}{'figure':>10}{'bound':>12}")
broken = refused
for name, figure, sign, bound in rows:
    fine = figure == bound if sign == "=" else figure <= bound
    broken += not fine
    print(f"{name:44}{figure:10.3f}{sign:>6} {bound:<6.3g}{'ok' if fine else 'OVER'}")
print(f"\na day of the journal is read in {float(inside['day-table']):.1f} µs, its load alone worked out in {float(inside['load-of-day']):.1f} µs")
print(f"the first search makes the index in {float(inside['words-first']):.0f} ms; saving a text and searching take {float(inside['words-after-one']):.1f} ms")
print(f"{imported} entries of a CSV file were imported in {import_took:.1f} s")
print(f"the outlook alone takes {float(inside['outlook']):.1f} ms in the process; {wanted} entries of {options.writers} writers took {writing:.0f} s")
sys.exit(1 if broken else 0)
