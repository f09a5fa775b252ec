"""Checks data points with jsonschema against what the schemas of Open mHealth demand (header 1.2, body-weight 2.0, heart-rate 2.0, step-count 3.0,
total-sleep-time 1.0, from openmhealth.org), and that each fault that is fed is found."""

import copy
import json
import sys

from jsonschema import Draft202012Validator, FormatChecker

TIME = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$"}
FRAME = {
    "oneOf": [
        {"required": ["date_time"], "properties": {"date_time": TIME}, "additionalProperties": False},
        {
            "required": ["time_interval"],
            "additionalProperties": False,
            "properties": {
                "time_interval": {
                    "required": ["start_date_time", "end_date_time"],
                    "properties": {"start_date_time": TIME, "end_date_time": TIME},
                    "additionalProperties": False,
                }
            },
        },
    ]
}
HEADER = {
    "required": ["id", "creation_date_time", "schema_id"],
    "additionalProperties": False,
    "properties": {
        "id": {"type": "string", "format": "uuid"},
        "creation_date_time": TIME,
        "schema_id": {
            "required": ["namespace", "name", "version"],
            "properties": {"namespace": {"const": "omh"}, "version": {"type": "string", "pattern": r"^\d+\.\d+$"}},
        },
        "acquisition_provenance": {
            "required": ["source_name"],
            "properties": {"modality": {"enum": ["sensed", "self-reported"]}},
        },
    },
}
# By name and version: the unit, the lowest and the highest number that can be, and whether the point is about a stretch of time.
KINDS = {
    ("body-weight", "2.0"): ("kg", 2, 500, False),
    ("heart-rate", "2.0"): ("beats/min", 20, 250, False),
    ("step-count", "3.0"): ("steps", 0, 100_000, True),
    ("total-sleep-time", "1.0"): ("min", 0, 1_440, False),
}


def schema(name, kind):
    """The schema of one kind of points."""
    unit, lowest, highest, needs_interval = kind
    number = {"type": "number", "minimum": lowest, "maximum": highest}
    frame = {**FRAME, "required": ["time_interval"]} if needs_interval else FRAME
    return {
        "required": ["header", "body"],
        "additionalProperties": False,
        "properties": {
            "header": HEADER,
            "body": {
                "required": [name.replace("-", "_"), "effective_time_frame"],
                "additionalProperties": False,
                "properties": {
                    name.replace("-", "_"): {
                        "required": ["value", "unit"],
                        "additionalProperties": False,
                        "properties": {"value": number, "unit": {"const": unit}},
                    },
                    "effective_time_frame": frame,
                },
            },
        },
    }


def faults(points):
    """What is wrong with data points."""
    found = []
    for point in points:
        of = point["header"].get("schema_id", {})
        kind = KINDS.get((of.get("name"), of.get("version")))
        if kind is None:
            found.append(f"there is no schema {of}")
            continue
        validator = Draft202012Validator(schema(of["name"], kind), format_checker=FormatChecker())
        found += [f"{of['name']}: {error.message}" for error in validator.iter_errors(point)]
        interval = point["body"].get("effective_time_frame", {}).get("time_interval")
        if interval and interval["start_date_time"] >= interval["end_date_time"]:
            found.append(f"{of['name']}: it ends before it begins")
    names = [point["header"].get("id") for point in points]
    if len(set(names)) != len(names):
        found.append("two points have one id")
    return found


def main():
    """Checks the file, then feeds faults."""
    with open(sys.argv[1], encoding="utf-8") as file:
        points = [json.loads(line) for line in file]
    wrong = faults(points)
    if wrong:
        sys.exit("\n".join(wrong[:20]))
    kinds = {point["header"]["schema_id"]["name"] for point in points}
    if kinds != {name for name, _ in KINDS}:
        sys.exit(f"there are points of {sorted(kinds)} alone")

    def changed(change):
        broken = copy.deepcopy(points)
        change(broken[0])
        return broken

    broken = [
        changed(lambda point: point["header"].pop("id")),
        changed(lambda point: point["header"]["schema_id"].update(version="9.9")),
        changed(lambda point: point["body"].pop("effective_time_frame")),
        changed(lambda point: next(iter(point["body"].values())).update(unit="stones")),
        points + points[:1],
    ]
    for fault in broken:
        if not faults(fault):
            sys.exit("a fault was fed and not found")
    print(f"{len(points)} points ({', '.join(sorted(kinds))}): no faults, and each of {len(broken)} that were fed was found")


main()
