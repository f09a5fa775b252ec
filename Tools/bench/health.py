"""Makes exports of Apple Health and ActivityWatch, always the same, times how they are imported, and prints a table."""
import argparse
import datetime
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
for name in ("program", "work", "tools"):
    parser.add_argument("--" + name, required=True)
parser.add_argument("--size", type=int, default=200, help="of the file, in MB")
options = parser.parse_args()
folder = pathlib.Path(options.work) / "health"
export = folder / f"export-{options.size}.xml"

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
]>
<HealthData locale="en_DE">
 <ExportDate value="2026-03-01 10:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1986-05-04" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet" \
HKCharacteristicTypeIdentifierBloodType="HKBloodTypeNotSet" HKCharacteristicTypeIdentifierFitzpatrickSkinType="HKFitzpatrickSkinTypeNotSet" \
HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse="None"/>
"""
LAST = datetime.datetime(2026, 3, 1)
MINUTE = datetime.timedelta(minutes=1)


class Maker:
    """Writes records as a watch and a phone make them in a day, about 2,300 of them."""

    def __init__(self):
        self.random = random.Random(20260301)

    def stamp(self, moment):
        return moment.strftime("%Y-%m-%d %H:%M:%S +0100")

    def record(self, kind, source, unit, value, start, end, inner=""):
        model = "Watch" if "Watch" in source else "iPhone"
        address = self.random.getrandbits(36)
        text = (
            f' <Record type="{kind}" sourceName="{source}" sourceVersion="26.1" device="&lt;&lt;HKDevice: 0x{address:x}&gt;, '
            f'name:Apple {model}, manufacturer:Apple Inc., model:{model}, hardware:X1,1, software:26.1&gt;"'
            f'{f" unit={chr(34)}{unit}{chr(34)}" if unit else ""} creationDate="{self.stamp(end)}" startDate="{self.stamp(start)}" '
            f'endDate="{self.stamp(end)}" value="{value}"')
        return f"{text}>\n{inner} </Record>\n" if inner else f"{text}/>\n"

    def counted(self, day, kind, source, unit, count, most, decimals=0):
        lines = []
        for _ in range(count):
            start = day + MINUTE * self.random.randint(6 * 60, 22 * 60) + datetime.timedelta(seconds=self.random.randint(0, 59))
            end = start + datetime.timedelta(seconds=self.random.randint(20, 600))
            lines.append((start, self.record(kind, source, unit, round(self.random.uniform(0, most), decimals) if decimals else self.random.randint(1, most), start, end)))
        return "".join(line for _, line in sorted(lines))

    def rates(self, day):
        lines = []
        for minute in range(0, 1440, 3):
            start = day + MINUTE * minute + datetime.timedelta(seconds=self.random.randint(0, 170))
            inner = f'  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="{self.random.randint(0, 2)}"/>\n'
            lines.append(self.record("HKQuantityTypeIdentifierHeartRate", "Example Watch", "count/min", self.random.randint(48, 140), start, start, inner))
        return "".join(lines)

    def sleep(self, day):
        lines, moment = [], day - MINUTE * self.random.randint(30, 90)
        while moment < day + MINUTE * 400:
            end = moment + MINUTE * self.random.randint(5, 60)
            stage = self.random.choice(["AsleepCore", "AsleepCore", "AsleepDeep", "AsleepREM", "Awake"])
            lines.append(self.record("HKCategoryTypeIdentifierSleepAnalysis", "Example Watch", "", f"HKCategoryValueSleepAnalysis{stage}", moment, end))
            moment = end
        return "".join(lines)

    def day(self, kind, day):
        if kind == "HeartRate":
            return self.rates(day)
        if kind == "Sleep":
            return self.sleep(day)
        if kind == "Steps":
            return "".join(self.counted(day, "HKQuantityTypeIdentifierStepCount", source, "count", 110, 400) for source in ("Example Watch", "Example iPhone"))
        if kind == "Distance":
            return self.counted(day, "HKQuantityTypeIdentifierDistanceWalkingRunning", "Example Watch", "km", 140, 0.4, 5)
        if kind == "Energy":
            return self.counted(day, "HKQuantityTypeIdentifierActiveEnergyBurned", "Example Watch", "kcal", 650, 3, 3)
        if kind == "Basal":
            return self.counted(day, "HKQuantityTypeIdentifierBasalEnergyBurned", "Example Watch", "kcal", 500, 3, 3)
        if kind == "Variability":
            return self.counted(day, "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "Example Watch", "ms", 8, 90, 4).replace('value="0.', 'value="20.')
        if kind == "Noise":
            return self.counted(day, "HKQuantityTypeIdentifierEnvironmentalAudioExposure", "Example Watch", "dBASPL", 60, 80, 2)
        start = day + MINUTE * 1080
        return (
            f' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="31.5" durationUnit="min" sourceName="Example Watch" '
            f'startDate="{self.stamp(start)}" endDate="{self.stamp(start + MINUTE * 33)}">\n'
            f'  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" startDate="{self.stamp(start)}" endDate="{self.stamp(start + MINUTE * 33)}" '
            f'average="{self.random.randint(120, 160)}" minimum="90" maximum="175" unit="count/min"/>\n </Workout>\n')


def make():
    """The records of one sort after the other, each by its time, as the phone writes them."""
    kinds = ["HeartRate", "Steps", "Distance", "Energy", "Basal", "Variability", "Noise", "Sleep", "Workouts"]
    probe, count = Maker(), 0
    one = sum(len(probe.day(kind, LAST)) for kind in kinds)
    days = max(1, options.size * 1_000_000 // one)
    maker = Maker()
    with open(export, "w") as file:
        file.write(HEAD)
        for kind in kinds:
            for back in range(days, 0, -1):
                text = maker.day(kind, LAST - datetime.timedelta(days=back))
                count += text.count("startDate=") if kind != "Workouts" else 1
                file.write(text)
        file.write("</HealthData>\n")
    return days, count


def make_watch(path):
    """A year of ActivityWatch on one computer: windows from eight in the morning, and whether anybody was there. The number of events."""
    draw = random.Random(20260301)
    programs = ["Code", "Terminal", "Firefox", "Mail", "Slack", "Spotify", "Files", "Calendar", "Notes", "Steam"]
    windows, presence = [], []

    def event(moment, seconds, **data):
        return {"timestamp": moment.isoformat(timespec="milliseconds") + "+00:00", "duration": round(seconds, 3), "data": data}

    for back in range(365, 0, -1):
        moment = LAST - datetime.timedelta(days=back) + MINUTE * (8 * 60)
        for _ in range(60):
            seconds = draw.uniform(120, 1200)
            is_there = draw.random() < 0.8
            presence.append(event(moment, seconds, status="not-afk" if is_there else "afk"))
            end = moment + datetime.timedelta(seconds=seconds)
            while is_there and moment < end:
                length = draw.expovariate(1 / 20)
                program = draw.choice(programs)
                windows.append(event(moment, length, app=program, title=f"{program} – document {draw.randint(1, 400)} of project {draw.randint(1, 30)}"))
                moment += datetime.timedelta(seconds=length)
            moment = end
    buckets = {
        f"aw-watcher-{name}_desk": {
            "id": f"aw-watcher-{name}_desk", "created": "2025-01-01T08:00:00+00:00", "type": kind, "client": f"aw-watcher-{name}", "hostname": "desk",
            "data": {}, "events": events[::-1]}
        for name, kind, events in (("window", "currentwindow", windows), ("afk", "afkstatus", presence))
    }
    with open(path, "w") as file:
        json.dump({"buckets": buckets}, file, ensure_ascii=False)
    return len(windows) + len(presence)


def onboard(name):
    """An empty home."""
    home = str(folder / name)
    shutil.rmtree(home, ignore_errors=True)
    run(
        [options.program, "onboard", "--home", home, "--pack", "peripheral-neuropathy", "--name", "Bench", "--symptoms", "burning-pain",
         "--impact", "6", "--pattern", "episodic", "--track", "food,exercise,sleep,stress"], own)
    return home


def apart(make):
    """The number that `make` gives, from a process of its own: a program's peak counts what the process that starts it holds."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, str(make()).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.read()
    os.waitpid(child, 0)
    return int(number)


def run(command, environment=None):
    """Seconds of the clock, and peak memory in MB."""
    with open(os.devnull, "r+b") as nothing:
        started = time.perf_counter()
        process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=subprocess.PIPE, env=environment)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed with {process.returncode}: {' '.join(command[:6])} …\n{errors.decode(errors='replace')[-2000:]}")
    return took, usage.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


folder.mkdir(parents=True, exist_ok=True)
print(f"Making {export.name} …", file=sys.stderr)
days, records = make()
size = export.stat().st_size / 1e6
own = dict(os.environ, TZ="Europe/Berlin")
home = onboard("home")
line = [options.program, "import", "apple-health", str(export), "--home", home, "--yes"]
first, memory = run(line, own)
second, memory_again = run(line, own)
database = folder / "other.db"
database.unlink(missing_ok=True)
other, other_memory = run([f"{options.tools}/healthkit-to-sqlite", str(export), str(database), "--xml"])
watch = folder / "watch.json"
events = apart(lambda: make_watch(watch))
watch_home = onboard("watch-home")
watched, watched_memory = run([options.program, "import", "activitywatch", str(watch), "--home", watch_home, "--yes"], own)
journal = sum(path.stat().st_size for path in pathlib.Path(home).rglob("*") if path.is_file()) / 1e6

rows = [
    ("file", f"{size:.0f} MB, {records:,} records, {days} days", "", True),
    ("first import", f"{first:.2f} s, {size / first:.0f} MB/s", "≥ 40 MB/s", size / first >= 40),
    ("its memory", f"{memory:.0f} MB", "≤ 96 MB", memory <= 96),
    ("second import", f"{second:.2f} s, {second / first:.2f} of the first", "≤ 0.5", second / first <= 0.5),
    ("its memory", f"{memory_again:.0f} MB", "≤ 96 MB", memory_again <= 96),
    ("healthkit-to-sqlite", f"{other:.1f} s, {other_memory:.0f} MB; we take {first / other:.3f} of its time", "", True),
    ("journal", f"{journal:.1f} MB, {journal / days * 365:.1f} MB a year", "", True),
    ("ActivityWatch, a year", f"{watched:.2f} s, {watch.stat().st_size / 1e6:.0f} MB, {events:,} events", "≤ 5 s", watched <= 5),
    ("its memory", f"{watched_memory:.0f} MB", "≤ 128 MB", watched_memory <= 128),
]
for name, figure, bound, holds in rows:
    print(f"{name:22} {figure:48} {bound:10} {'' if holds else 'BROKEN'}")
sys.exit(0 if all(row[3] for row in rows) else 1)
