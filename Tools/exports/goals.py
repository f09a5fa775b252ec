"""Reads a calendar of goals with icalendar, checks what RFC 5545 demands of tasks and events, and that each fault that is fed is found."""

import sys

from icalendar import Calendar

STATES = {"NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"}


def faults(text):
    """What is wrong with a calendar."""
    found = []
    for number, line in enumerate(text.split(b"\r\n"), 1):
        if len(line) > 75:
            found.append(f"line {number} has more than 75 octets")
        if b"\n" in line or b"\r" in line:
            found.append(f"line {number} does not end with CRLF")
    try:
        calendar = Calendar.from_ical(text)
    except ValueError as error:
        return found + [str(error)]
    parts = [part for part in calendar.walk() if part.name in ("VTODO", "VEVENT")]
    found += [f"{part.name}: {error}" for part in calendar.walk() for error in part.errors]
    names = [str(part.get("UID")) for part in parts]
    if len(set(names)) != len(names):
        found.append("two parts have one UID")
    for part in parts:
        missing = [key for key in ("UID", "DTSTAMP", "SUMMARY") if key not in part]
        if part.name == "VEVENT" and "DTSTART" not in part:
            missing.append("DTSTART")
        found += [f"{part.name}: no {key}" for key in missing]
        if part.name == "VTODO" and str(part.get("STATUS")) not in STATES:
            found.append(f"VTODO: the status {part.get('STATUS')} is none")
        if not 0 <= int(part.get("PERCENT-COMPLETE", 0)) <= 100:
            found.append("VTODO: a percentage is not 0 to 100")
        parent = part.get("RELATED-TO")
        if parent is not None and str(parent) not in names:
            found.append("VTODO: nothing is called as its parent")
    return found


def main():
    """Checks the file, then feeds faults."""
    with open(sys.argv[1], "rb") as file:
        text = file.read()
    wrong = faults(text)
    if wrong:
        sys.exit("\n".join(wrong[:20]))
    titles = {str(part.get("SUMMARY")) for part in Calendar.from_ical(text).walk("VTODO")}
    wanted = {"Walk, at least; a bit", "Sort “papers”", "buy folders", "one drawer a day"}
    if titles != wanted:
        sys.exit(f"the tasks are called {sorted(titles)}")
    broken = [
        text.replace(b"\r\n", b"\n", 1),
        text.replace(b"DTSTAMP:", b"X-STAMP:", 1),
        text.replace(b"STATUS:", b"STATUS:X", 1),
        text.replace(b"SUMMARY:", b"X-SUMMARY:", 1),
        text.replace(b"RELATED-TO;RELTYPE=PARENT:", b"RELATED-TO;RELTYPE=PARENT:0", 1),
    ]
    for fault in broken:
        if not faults(fault):
            sys.exit("a fault was fed and not found")
    print(f"{len(titles)} tasks: no faults, and each of {len(broken)} that were fed was found")


main()
