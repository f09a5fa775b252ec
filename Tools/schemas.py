"""Checks the schemas of `Conditions/` and of exported journals against their metaschema, the good files they must take and the changed lines
they must refuse.

Usage: schemas.py ROOT PROGRAM; run by Tools/check-schemas, which installs what it imports.
"""

import io
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
from ruamel.yaml import YAML

root, program = pathlib.Path(sys.argv[1]), sys.argv[2]
fixtures = root / "Tests/Fixtures/schemas"
faults = []
checked = {"taken": 0, "refused": 0}


def schema_of(kind):
    schema = json.loads((root / f"Conditions/{kind}.schema.json").read_text("utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())


# Dates are texts, as in the core schema of YAML 1.2.
yaml = YAML(typ="safe", pure=True)
yaml.constructor.add_constructor("tag:yaml.org,2002:timestamp", lambda constructor, node: constructor.construct_scalar(node))


def as_json(value):
    """Keys are texts in JSON."""
    if isinstance(value, dict):
        return {str(key): as_json(element) for key, element in value.items()}
    return [as_json(element) for element in value] if isinstance(value, list) else value


def read(text):
    return as_json(yaml.load(io.StringIO(text)))


def errors(validator, text):
    """Every error with those inside it, which alternatives keep to themselves."""
    waiting = list(validator.iter_errors(read(text)))
    found = []
    while waiting:
        error = waiting.pop()
        found.append(error)
        waiting += error.context
    return found


def must_take(kind, text, name):
    checked["taken"] += 1
    for error in errors(validators[kind], text):
        faults.append(f"{name}: {kind}.schema.json refuses {error.json_path}: {error.message[:200]}")


validators = {path.name.split(".")[0]: schema_of(path.name.split(".")[0]) for path in sorted(root.glob("Conditions/*.schema.json"))}

for pack in sorted(root.glob("Conditions/*/pack.yaml")):
    must_take("pack", pack.read_text("utf-8"), pack)
    for kind, pattern in [("scenarios", "scenarios/*.yaml"), ("locale", "locales/*.yaml"), ("lint", "lint.yaml")]:
        for file in sorted(pack.parent.glob(pattern)):
            must_take(kind, file.read_text("utf-8"), file)
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([program, "pack", "new", "brand-new", "--in", folder], capture_output=True, check=True)
    for kind, pattern in [("pack", "*/pack.yaml"), ("scenarios", "*/scenarios/*.yaml")]:
        for file in pathlib.Path(folder).glob(pattern):
            must_take(kind, file.read_text("utf-8"), f"pack new: {file.name}")
for file in sorted(fixtures.glob("good/*.yaml")):
    must_take(file.stem.split("-")[0], file.read_text("utf-8"), file)

# The good example of each rule of lint is a file that the program takes; so is the bad one of a rule that looks at what was meant.
answer = lambda *words: json.loads(subprocess.run([program, "pack", "explain", *words, "--json"], capture_output=True, check=True).stdout)
kinds = {"pack.yaml": "pack", "lint.yaml": "lint", "scenarios": "scenarios", "locales": "locale"}
head = "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: A pack that shows one thing.\nextends: universal\n"
for code in [rule["code"] for rule in answer()["rules"]]:
    rule = answer(code)
    for which in ["good", "bad"] if rule["canBeSuppressed"] else ["good"]:
        example = rule.get(which)
        kind = example and kinds.get(example["file"].split("/")[0])
        if kind:
            whole = example["text"] if kind != "pack" or example["text"].startswith("schema:") else head + example["text"]
            must_take(kind, whole, f"the {which} example of {code}")

for number, line in enumerate((fixtures / "bad.txt").read_text("utf-8").splitlines(), start=1):
    if not line or line.startswith("#"):
        continue
    place = f"bad.txt:{number}"
    name, keyword, old, new = (part.replace("\\n", "\n") for part in line.split(" :: "))
    text = (fixtures / "good" / name).read_text("utf-8")
    if text.count(old) < 1:
        faults.append(f"{place}: {name} does not hold “{old}”")
        continue
    checked["refused"] += 1
    keywords = {error.validator for error in errors(validators[name.split(".")[0]], text.replace(old, new, 1))}
    if keyword not in keywords:
        faults.append(f"{place}: not refused by {keyword}, but by {', '.join(sorted(keywords)) or 'nothing'}: {line}")

# What `export all` writes, line by line; then the same lines with a fault each.
lines = json.loads((root / "docs/journal-lines.schema.json").read_text("utf-8"))
jsonschema.Draft7Validator.check_schema(lines)
validators["journal-lines"] = jsonschema.Draft7Validator(lines)
with tempfile.TemporaryDirectory() as folder:
    home = ["--home", f"{folder}/home", "--packs", str(root / "Conditions"), "--yes"]
    typed = [
        ["onboard", "--pack", "universal", "--name", "A", "--symptoms", "pain", "--impact", "5", "--pattern", "episodic", "--track", "food"],
        ["log", "symptom", "pain", "6"], ["log", "food", "lunch", "soup"], ["undo"],
    ]
    for words in typed:
        options = home if words[0] == "log" else home[:-1]
        subprocess.run([program, *words, *options], capture_output=True, check=True)
    listed = subprocess.run([program, "list", "--json", *home[:-1]], capture_output=True, check=True).stdout
    entry = json.loads(listed)["entries"][0]["id"]
    pathlib.Path(f"{folder}/photo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(40))
    for words in [["attach", entry, f"{folder}/photo.png"], ["export", "all", f"{folder}/all.jsonl", "--attachments"]]:
        subprocess.run([program, *words, *home[:-1]], capture_output=True, check=True)
    exported = pathlib.Path(f"{folder}/all.jsonl").read_text("utf-8").splitlines()
for line in exported:
    must_take("journal-lines", line, f"export all: {line[:40]}")
for old, new in [
    ("journal/2", "journal/1"), ('"at":', '"when":'), ('"definition":"', '"definition":7,"x":"'), ('"module":"', '"module":"","x":"'),
    ('"revisions":[', '"revisions":[7,'), ('"source":"hand"', '"source":""'), ('"payload":{', '"payload":[],"x":{'),
    ('"probability":', '"probability":7,"x":'), ('"ending":"png"', '"ending":"../x"'), ('"entries":', '"entries":-'),
]:
    line = next((line for line in exported if old in line), None)
    checked["refused"] += 1
    if line is None or not errors(validators["journal-lines"], line.replace(old, new, 1)):
        faults.append(f"journal-lines.schema.json: {old} may be {new}" if line else f"export all: no line holds {old}")

for fault in faults:
    print(fault, file=sys.stderr)
print(f"{len(validators)} schemas: {checked['taken']} files taken, {checked['refused']} changed lines refused, {len(faults)} faults")
sys.exit(1 if faults or len(validators) != 7 or checked["refused"] < 100 else 0)
