"""Reads the numbers of the days with Python's reader of CSV, and checks that the table is tidy and each fault that is fed is found."""

import csv
import datetime
import io
import sys

COLUMNS = ["date", "metric", "value", "unit", "answered", "source"]


def faults(text):
    """What is wrong with a table."""
    rows = list(csv.reader(io.StringIO(text, newline="")))
    if rows[0] != COLUMNS:
        return [f"the columns are {rows[0]}"]
    found = []
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(COLUMNS):
            found.append(f"line {number}: {len(row)} cells")
            continue
        date, metric, value, _, answered, source = row
        try:
            datetime.date.fromisoformat(date)
            known = value != "" and float(value) == float(value)
        except ValueError as error:
            found.append(f"line {number}: {error}")
            continue
        if answered != ("yes" if known else "no"):
            found.append(f"line {number}: {metric} is “{value}” and answered “{answered}”")
        if not set(source.split()) <= {"hand", "device", "file"}:
            found.append(f"line {number}: the source is “{source}”")
    pairs = [tuple(row[:2]) for row in rows[1:]]
    if len(set(pairs)) != len(pairs):
        found.append("a day has a number twice")
    if [pair[0] for pair in pairs] != sorted(pair[0] for pair in pairs):
        found.append("the days are not in order")
    return found


def main():
    """Checks the file, then feeds faults."""
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        text = file.read()
    wrong = faults(text)
    if wrong:
        sys.exit("\n".join(wrong[:20]))
    lines = text.splitlines(keepends=True)
    if not any(",no," in line for line in lines) or not any(",yes," in line for line in lines):
        sys.exit("nothing is known, or everything")
    broken = [
        text.replace(",yes,", ",no,", 1),
        text.replace("date,metric", "day,metric", 1),
        "".join(lines + lines[-1:]),
        "".join(lines[:1] + lines[:0:-1]),
    ]
    for fault in broken:
        if not faults(fault):
            sys.exit("a fault was fed and not found")
    print(f"{len(lines) - 1} rows: no faults, and each of {len(broken)} that were fed was found")


main()
