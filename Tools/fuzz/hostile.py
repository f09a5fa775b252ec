"""Writes files of up to 1 MiB that are meant to make a reader slow: `hostile.py FOLDER` makes FOLDER/TARGET/NAME for each of them.

Each grows one thing that some reader may look through for every other: entries, ids, names, parts, words. `replay` then times them.
"""

import sys
from pathlib import Path

MOST = 1_048_576
HEAD = "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: A pack that is meant to be slow.\nextends: universal\n"
SCENARIOS = "pack: sample\nstart: 2026-03-02\nscenarios:\n"
RULE = "name: N, group: load, prior: {log_odds: 0.1, sure: low}, says: S"


def filled(head, line, count=10**9, tail=""):
    """The head and as many numbered lines as fit, or `count` of them."""
    lines, size = [head], len(head.encode()) + len(tail.encode())
    for number in range(count):
        text = line(number)
        size += len(text.encode())
        if size > MOST:
            break
        lines.append(text)
    return "".join(lines) + tail


def letters(number, length=6):
    """A word of letters that differs a lot from its neighbours."""
    number, word = number * 2654435761 % 26**length, ""
    for _ in range(length):
        word, number = word + chr(97 + number % 26), number // 26
    return word


def factors(line, count=10**9, head=HEAD):
    return filled(head + "risk:\n  factors:\n", line, count)


def compound(name, parts, rule=RULE):
    return f"    {name}: {{{rule}, all_of: [{', '.join(parts)}], points: 10}}\n"


def response(name, curve="[[0, 0], [9, 50]]", metric="stress.level"):
    return f"    {name}: {{{RULE}, metric: {metric}, response: {curve}}}\n"


def unknown_names(length):
    """Thousands of known references of one length, then thousands of names that are none of them."""
    known = filled(HEAD + "references:\n", lambda n: f"  r{letters(n, length)}: {{title: T, finding: F, doi: 10.1/a}}\n", 1900)
    names = ",".join(f"q{letters(n, length)}" for n in range(1900))
    return filled(known + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, scale: severity, source: [{names}]}}\n")


def layers(count, width, rule=RULE):
    """Compounds in layers, each made of all of the next layer."""
    text = HEAD + "risk:\n  factors:\n"
    for layer in range(count):
        for place in range(width):
            parts = [f"c{layer + 1}-{other}" for other in range(width)]
            text += compound(f"c{layer}-{place}", parts, rule) if layer + 1 < count else response(f"c{layer}-{place}")
    return text


FILES = {
    "pack": {
        "many-symptoms": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, scale: severity}}\n"),
        "two-thousand-symptoms": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, scale: severity, aliases: [a{n}, b{n}]}}\n", 1990),
        "many-removals": filled(HEAD + "symptoms:\n", lambda n: f"  {letters(n)}:\n"),
        "many-unknown-keys": filled(HEAD, lambda n: f"{letters(n)}: 1\n"),
        "many-keys-in-symptoms": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{zame: 1, zcale: 1, ztep: 1, zites: 1}}\n"),
        "many-foods": filled(HEAD + "foods:\n  crunchy: [a", lambda n: f",f{n}", tail="]\n"),
        "one-food-often": filled(HEAD + "foods:\n  crunchy: [a", lambda n: ",a", tail="]\n"),
        "many-food-groups": filled(HEAD + "foods:\n", lambda n: f"  g{n}: [a{n}, b{n}]\n"),
        "foods-in-every-group": filled(HEAD + "foods:\n", lambda n: f"  g{n}: [{', '.join(f'f{m}' for m in range(60))}]\n", 1900),
        "many-references": filled(HEAD + "references:\n", lambda n: f"  r{n}: {{title: T, finding: F, doi: 10.1/a}}\n"),
        "unknown-names": unknown_names(6),
        "long-unknown-names": unknown_names(60),
        "very-long-names": HEAD + "symptoms:\n" + "".join(f"  {c * 60000}: {{name: N, scale: {c * 50000}}}\n" for c in "abcdefgh"),
        "known-names-often": filled(
            HEAD + "references:\n" + "".join(f"  r{n}: {{title: T, finding: F, doi: 10.1/a}}\n" for n in range(1900)) + "symptoms:\n",
            lambda n: f"  s{n}: {{name: N{n}, scale: severity, source: [{','.join(f'r{m}' for m in range(1900))}]}}\n"),
        "many-factors": factors(lambda n: response(f"f{n}")),
        "factors-of-one-metric": factors(lambda n: response(f"f{n}", f"[[{n}, 0], [{n + 1}, {60 if n % 2 else -60}], [{n + 2}, 0]]"), 490),
        "long-curves": factors(lambda n: response(f"f{n}", "[" + ",".join(f"[{m},{(m + n) % 90}]" for m in range(1000)) + "]")),
        "compound-chain": factors(lambda n: compound(f"c{n}", [f"c{n + 1}", "stress"])),
        "long-compound-chain": factors(lambda n: compound(f"c{n}", [f"c{n + 1}", "stress"]), 490)
        + response("c490"),
        "compound-chain-backwards": factors(lambda n: compound(f"c{490 - n}", [f"c{491 - n}", "stress"]), 490) + response("c491"),
        "compound-circle": factors(lambda n: compound(f"c{n}", [f"c{(n + 1) % 490}", "stress"]), 490),
        "compound-layers": layers(40, 2),
        "compound-layers-in-another-group": layers(40, 2, RULE.replace("group: load", "group: sleep")),
        "compound-wide-layers": layers(10, 60),
        "compound-of-everything": factors(lambda n: compound(f"c{n}", [f"c{m}" for m in range(n + 1, 490)] or ["stress", "short-sleep"]), 490),
        "many-groups": filled(HEAD + "risk:\n  groups:\n", lambda n: f"    g{n}: {{name: G, weight: 1}}\n"),
        "groups-and-factors": factors(
            lambda n: f"    f{n}: {{{RULE.replace('group: load', f'group: g{n % 95}')}, metric: stress.level, response: [[0, 0], [9, 50]]}}\n",
            490, HEAD + "risk:\n  groups:\n" + "".join(f"    g{n}: {{name: G, weight: 1}}\n" for n in range(1900))
        ).replace("risk:\n  factors:\n", "  factors:\n"),
        "many-scales": filled(
            HEAD + "scales:\n",
            lambda n: f"  s{n}: {{name: S, range: [0, 9], step: 1, worse: high, anchors: {{0: a, 9: b}}, bands: [{{to: 9, name: b, colour: red}}]}}\n"),
        "fine-scales": filled(
            HEAD + "scales:\n",
            lambda n: f"  s{n}: {{name: S, range: [0, 999], step: 0.1, worse: high, anchors: {{0: a, 999: b}}, bands: [{{to: 0.01, name: a, colour: green}}, {{to: 999, name: b, colour: red}}]}}\n",
            1900),
        "many-bands": filled(
            HEAD + "scales:\n  s: {name: S, range: [0, 90000], step: 10, worse: high, anchors: {0: a, 90000: b}, bands: [",
            lambda n: f"{{to: {n}, name: n{n}, colour: red}},", tail="{to: 90000, name: b, colour: red}]}\n"),
        "many-anchors": filled(
            HEAD + "scales:\n  s:\n    {name: S, range: [0, 90000], step: 1, worse: high, bands: [{to: 90000, name: b, colour: red}], anchors: {",
            lambda n: f"{n}: a,", tail="90000: b}}\n"),
        "anchors-of-symptoms": filled(
            HEAD + "scales:\n  s:\n    {name: S, range: [0, 900], step: 1, worse: high, bands: [{to: 900, name: b, colour: red}], anchors: {"
            + ", ".join(f"{n}: a" for n in range(901)) + "}}\nsymptoms:\n",
            lambda n: f"  s{n}: {{name: N{n}, scale: s, anchors: {{{', '.join(f'{m}: a' for m in range(901))}}}}}\n"),
        "many-options": filled(
            HEAD + "onboarding:\n  track:\n    options:\n", lambda n: f"      o{n}: {{name: O, log: food}}\n"),
        "many-preselected": filled(
            HEAD + "onboarding:\n  track:\n    options:\n" + "".join(f"      o{n}: {{name: O, log: food}}\n" for n in range(490))
            + "    preselect: [food", lambda n: f",o{n}", 490, "]\n"),
        "many-steps": filled(HEAD + "onboarding:\n", lambda n: f"  t{n}: {{title: T, asks: A, kind: text, saves: f{n}}}\n"),
        "steps-of-all-symptoms": filled(
            HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: N{n}, scale: severity}}\n" for n in range(1990)) + "onboarding:\n",
            lambda n: f"  t{n}: {{title: T, asks: A, kind: symptoms, saves: f{n}}}\n", 80),
        "many-changes": filled(
            HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: N{n}, scale: severity}}\n" for n in range(1990)) + "changes:\n  symptoms:\n",
            lambda n: f"    o{n}: {{now: s{n}}}\n", 1900),
        "many-flare-symptoms": filled(
            HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: N{n}, scale: severity}}\n" for n in range(1990)) + "flare:\n  of: [pain",
            lambda n: f",s{n}", 1990, "]\n"),
        "braces": HEAD + "messages:\n" + "".join(f"  {key}: \"{'{a}' * 20000}\"\n" for key in ("matched", "building", "today.low", "tomorrow.low")),
        "brackets": HEAD + "messages:\n" + "".join(f"  {key}: \"{'[a]' * 20000}\"\n" for key in ("matched", "building", "today.low", "tomorrow.low")),
        "many-texts": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, scale: severity, about: you should take your tablets}}\n", 1900),
        "long-texts": HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: N{n}, scale: severity, about: \"{'you should ' * 5500}\"}}\n" for n in range(16)),
        "capitals": HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: \"{'É' * 32000}\", scale: severity}}\n" for n in range(15)),
        "marks": HEAD + "symptoms:\n" + "".join(f"  s{n}: {{name: \"e{chr(0x301) * 32000}\", scale: severity}}\n" for n in range(15)),
    },
    "scenarios": {
        "long-series": SCENARIOS + "  - name: n\n    journal:\n"
        + "".join(f"      {key}: {'_x1000 ' * 9000}\n" for key in ["sleep.hours", "sleep.quality", "stress.level", "exercise.minutes"] + [f"symptom.p{n}" for n in range(11)])
        + "    expect: [{day: 1, flare: false}]\n",
        "many-scenarios": filled(SCENARIOS, lambda n: f"  - {{name: n{n}, journal: {{sleep.hours: 8}}, expect: [{{day: 1, flare: false}}]}}\n"),
        "many-long-scenarios": filled(SCENARIOS, lambda n: f"  - {{name: n{n}, journal: {{sleep.hours: 8x1000}}, expect: [{{day: 1000, flare: false}}]}}\n"),
        "many-forecasts": filled(
            SCENARIOS, lambda n: f"  - {{name: n{n}, journal: {{symptom.pain: 8x1000}}, expect: [{{day: 1000, probability: [0, 0.5]}}]}}\n"),
        "many-always": filled(SCENARIOS, lambda n: f"  - {{name: n{n}, always: {{metric: sleep.hours, from: 4, to: 8, factor: short-sleep, load: falls}}}}\n"),
        "many-long-always": filled(
            SCENARIOS, lambda n: f"  - {{name: n{n}, journal: {{sleep.hours: 8x1000}}, always: {{metric: sleep.hours, from: 4, to: 8, factor: short-sleep, load: falls}}}}\n"),
        "many-expectations": filled(
            SCENARIOS + "  - name: n\n    journal: {sleep.hours: 8x1000, symptom.pain: 8x1000}\n    expect:\n",
            lambda n: f"      - {{day: {n % 1000 + 1}, flare: true, relative_flare: true}}\n"),
        "many-probabilities": filled(
            SCENARIOS + "  - name: n\n    journal: {sleep.hours: 8x1000, symptom.pain: 8x1000}\n    expect:\n",
            lambda n: f"      - {{day: {n % 1000 + 1}, probability: [0, 0.1]}}\n"),
        "wrong-expectations": filled(
            SCENARIOS + "  - name: n\n    journal: {sleep.hours: 8}\n    expect:\n", lambda n: "      - {day: 1, load: [0, 5], missing: false}\n"),
        "unknown-metrics": filled(SCENARIOS + "  - name: n\n    journal:\n", lambda n: f"      sleep.{letters(n)}: 8\n"),
        "unknown-factors": filled(
            SCENARIOS + "  - {name: n, journal: {sleep.hours: 8}, expect: [{day: 1, because: [stress", lambda n: f",{letters(n)}", tail="]}]}\n"),
        "because-again-and-again": filled(
            SCENARIOS + "  - {name: n, journal: {sleep.hours: 8}, expect: [{day: 1, because: [stress", lambda n: ",stress", tail="]}]}\n"),
        "refusals": filled(SCENARIOS + "  - {name: n, refused: {pain: [1", lambda n: ",11", tail="]}}\n"),
    },
    "several": {
        "large-lock": HEAD + "\0\0\0" + filled("symptoms:\n", lambda n: f"  s{n}: 1..10 step 1\n", tail="\0"),
        "large-lock-of-foods": HEAD + "\0\0\0" + filled("foods:\n", lambda n: f"  - s{n}\n", tail="\0"),
        "lock-and-changes": filled(HEAD + "changes:\n  symptoms:\n", lambda n: f"    o{n}: {{gone: true}}\n", 1990)
        + "\0\0\0" + filled("symptoms:\n", lambda n: f"  o{n}: 1..10 step 1\n", tail="\0"),
        "many-suppressions": factors(lambda n: response(f"f{n}"), 490)
        + "\0\0\0\0" + filled("suppress:\n", lambda n: f"  - {{rule: missing-why, at: risk.factors.f{n}, because: b, until: 2999-01-01}}\n", 490),
        "unknown-rules": HEAD + "\0\0\0\0" + filled("suppress:\n", lambda n: f"  - {{rule: {letters(n, 12)}, because: b, until: 2999-01-01}}\n"),
        "many-translations": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, scale: severity}}\n", 1990) + "\0\0"
        + filled("locale: de\npack: example\nsymptoms:\n", lambda n: f"  {letters(n)}: {{name: N{n}}}\n"),
        "missing-translations": filled(HEAD + "symptoms:\n", lambda n: f"  s{n}: {{name: N{n}, about: About, scale: severity}}\n", 1990)
        + "\0\0locale: de\npack: example\n",
        "translated-foods": filled(HEAD + "foods:\n  crunchy: [a", lambda n: f",f{n}", 1990, "]\n") + "\0\0"
        + filled("locale: de\npack: example\nfoods:\n  crunchy: [b", lambda n: f",g{n}", tail="]\n"),
        "scenarios-of-many-factors": factors(lambda n: response(f"f{n}"), 490) + "\0"
        + filled(SCENARIOS.replace("sample", "example"), lambda n: f"  - {{name: n{n}, always: {{metric: stress.level, from: 4, to: 8, load: rises}}}}\n"),
        "scenarios-of-deep-compounds": factors(lambda n: compound(f"c{n}", [f"c{n + 1}", "stress"]), 490) + response("c490") + "\0"
        + filled(SCENARIOS.replace("sample", "example"), lambda n: f"  - {{name: n{n}, journal: {{stress.level: 8}}, expect: [{{day: 1, missing: false}}]}}\n"),
    },
    "yaml": {
        "brackets": "a: " + "[" * 1_000_000,
        "braces": "a: " + "{a: " * 250_000,
        "dashes": "- " * 500_000,
        "question-marks": "? " * 500_000,
        "colons": "a:\n" * 300_000,
        "many-keys": filled("", lambda n: f"k{n}: \n"),
        "one-key": "a: 1\n" * 200_000,
        "long-key": "a" * 1_000_000 + ": 1\n",
        "long-digits": "a: " + "1" * 1_000_000 + "\n",
        "spaces": "a:" + " " * 1_000_000 + "1\n",
        "line-ends": "\n" * 1_000_000,
        "comments": "#\n" * 500_000,
        "controls": "\u0001" * 1_000_000,
        "tabs": "\t" * 1_000_000,
        "quotes": "\"" * 1_000_000,
        "escapes": "a: \"" + "\\n" * 500_000 + "\"",
        "folded": "a: >\n" + " a\n" * 300_000,
        "plain-lines": "a:\n" + " a\n" * 300_000,
        "documents": "---\n" * 250_000,
        "tags": "- !a b\n" * 140_000,
        "anchors": "- &a b\n" * 140_000,
        "aliases": "- *a\n" * 200_000,
        "directives": "%TAG !a! b\n" * 90_000,
        "many-directives": filled("", lambda n: f"%TAG !{n}! tag:a\n"),
    },
}

for target, files in FILES.items():
    folder = Path(sys.argv[1], target)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        # `several` is a file for each part; every part has its own megabyte.
        (folder / name).write_bytes(text.encode())
