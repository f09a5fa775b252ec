extension LintRules {
  /// What the strict reading of YAML refuses.
  static let yaml: [LintRule] = [
    .reading(
      "yaml-syntax", "Text that is not YAML",
      why: "Nothing behind the place can be trusted to mean what it seems to mean.",
      bad: "check_in: [pain, fatigue\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "yaml-duplicate-key", "A key that stands twice",
      why: "Most readers keep the last one in silence, and the first is lost.",
      bad: "check_in: [pain]\ncheck_in: [pain, fatigue]\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "yaml-anchor", "An anchor (`&`)",
      why: "A pack is read by people line by line; a value that comes from elsewhere can't be reviewed in place.",
      bad: "check_in: &asked [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-alias", "An alias (`*`)", why: "As for anchors, and chains of aliases can make a small file huge.",
      bad: "check_in: [pain]\nflare: {of: *asked, at_least: 7}\n",
      good: "check_in: [pain]\nflare: {of: [pain], at_least: 7}\n"),
    .reading(
      "yaml-tag", "A tag (`!`)", why: "Tags make some readers build objects of their own; nothing here needs one.",
      bad: "check_in: !!set [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-merge-key", "A merge key (`<<`)",
      why: "Packs have one rule of inheritance, `extends`; a second one would hide what is in force.",
      bad: "risk: {groups: {sleep: {<<: {weight: 35}}}}\n", good: "risk: {groups: {sleep: {weight: 35}}}\n"),
    .reading(
      "yaml-key-not-text", "A key that is a list or a mapping", why: "Keys are ids and words.",
      bad: "? [check_in]\n: [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-empty-key", "A value without a key", why: "There is no telling what it belongs to.",
      bad: LintRule.Example("?\n: 1\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(scenario("{name: n, refused: {pain: [11]}}"), file: "scenarios/a.yaml")),
    .reading(
      "yaml-directive", "A directive (`%`)",
      why: "There is one version of YAML here, and no tags that a directive could shorten.",
      bad: LintRule.Example("%YAML 1.1\n---\npack: example\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(
        scenario("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, flare: false}]}"), file: "scenarios/b.yaml")),
    .reading(
      "yaml-several-documents", "Several documents in one file", why: "Only the first would be read.",
      bad: "check_in: [pain]\n---\nflare: {at_least: 6}\n", good: "check_in: [pain]\nflare: {at_least: 6}\n"),
    .reading(
      "yaml-empty-document", "A file without content", why: "It looks like a pack and holds none.",
      bad: LintRule.Example("# to be written\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(scenario("{name: n, refused: {pain: [11]}}"), file: "scenarios/a.yaml")),
    .reading(
      "yaml-control-character", "A control character", why: "A terminal obeys it, and a reviewer does not see it.",
      bad: "name: \"Nerve\u{7}\"\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-nesting-too-deep", "Lists and mappings too deep in each other",
      why: "Nothing in a pack is, and reading such a file takes long.",
      bad: LintRule.Example("check_in: \(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40))\n"),
      good: "check_in: [pain]\n"),
    .reading(
      "yaml-text-too-long", "A text of more than 64 KiB", why: "Mostly a quote that was not closed.",
      bad: LintRule.Example("x-note: \(String(repeating: "a", count: 70_000))\n"), good: "x-note: a short one\n"),
  ]

  /// Keys and the kinds of their values.
  static let keys: [LintRule] = [
    .reading(
      "unknown-key", "A key that the format does not know",
      why: "It would be ignored, and what it was meant to do would be missing in silence.",
      bad: "chek_in: [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "missing-key", "A key that is needed", why: "There is no sensible value to take in its place.",
      bad: "symptoms: {stinging: {name: Stinging}}\n", good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"
    ),
    .reading(
      "wrong-type", "A value of another kind than the key takes",
      why: "Guessing what was meant would make the pack mean something nobody wrote.",
      bad: "check_in: pain\n", good: "check_in: [pain]\n"),
    .reading(
      "unknown-word", "A word that is none of those allowed", why: "It would be ignored, or taken for another.",
      bad: "flare: {of: [pain], take: wurst, at_least: 7}\n", good: "flare: {of: [pain], take: worst, at_least: 7}\n"),
    .reading(
      "out-of-range", "A number out of range", why: "It can't be answered, counted or reached.",
      bad: "flare: {of: [pain], at_least: 11}\n", good: "flare: {of: [pain], at_least: 7}\n"),
    .reading(
      "empty-text", "A text without a letter", why: "People would see an empty line.",
      bad: "symptoms: {stinging: {name: \" \", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "too-few-entries", "A list with too few entries",
      why: "What it is for needs more, such as a choice that needs something to choose from.",
      bad: "check_in: []\n", good: "check_in: [pain]\n"),
    .reading(
      "duplicate-entry", "An entry that stands twice in a list", why: "It would be asked, counted or shown twice.",
      bad: "check_in: [pain, mood, pain]\n", good: "check_in: [pain, mood]\n"),
    .reading(
      "unsupported-schema", "A version of the format that is not read",
      why: "A newer version may mean other things by the same words.",
      bad: "schema: 2\nid: example\nrevision: 1\nname: Example\nsummary: Of the future.\nextends: universal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Of today.\nextends: universal\n"),
    .reading(
      "nothing-to-remove", "A key that removes what is not there",
      why: "`null` and nothing at all remove what a pack below has; mostly a value was forgotten.",
      bad: "symptoms: {stinging: null}\n", good: "symptoms: {energy: null}\ncheck_in: [pain]\n"),
  ]

  /// Ids, and what names them.
  static let ids: [LintRule] = [
    .reading(
      "invalid-id", "An id that is not kebab-case",
      why: "Ids are typed in commands, stand in file names and are for ever.",
      bad: "symptoms: {Stinging_pain: {name: Stinging, scale: severity}}\n",
      good: "symptoms: {stinging-pain: {name: Stinging, scale: severity}}\n"),
    .reading(
      "id-not-folder", "An id that is not the folder's name",
      why: "A pack is found by its folder and referred to by its id.",
      bad: "schema: 1\nid: exampel\nrevision: 1\nname: Example\nsummary: Mistyped.\nextends: universal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Typed well.\nextends: universal\n"),
    .reading(
      "unknown-pack", "A base that can't be found",
      why: "Most of a pack is inherited; without its base there is nothing to merge with.",
      bad: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Mistyped base.\nextends: univresal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: On the base.\nextends: universal\n"),
    .reading(
      "extends-cycle", "Packs that extend each other in a circle", why: "There is no base to begin with.",
      bad: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Extends itself.\nextends: example\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: On the base.\nextends: universal\n"),
    .reading(
      "unknown-symptom", "A symptom that is not defined",
      why: "It can't be asked or logged, so the list that names it is shorter than it looks.",
      bad: "check_in: [pain, fatige]\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "unknown-scale", "A scale that is not defined", why: "There is nothing to answer on.",
      bad: "symptoms: {stinging: {name: Stinging, scale: severty}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "unknown-group", "A risk group that is not defined", why: "The factor would count nowhere.",
      bad: "risk: {factors: {stress: {group: strain}}}\n", good: "risk: {factors: {stress: {group: load}}}\n"),
    .reading(
      "unknown-factor", "A factor that is not defined", why: "A compound of it could never count.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stres, short-sleep]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [stress, short-sleep]}}}\n"),
    .reading(
      "unknown-reference", "A source that is not listed", why: "Nobody can look it up.",
      bad: "risk: {factors: {stress: {source: [fisher-2016]}}}\n",
      good: "risk: {factors: {stress: {source: [fischer-2016]}}}\n"),
    .reading(
      "unknown-metric", "A metric that nothing brings", why: "A factor that looks at it is never known.",
      bad: "risk: {factors: {short-sleep: {metric: sleep.hour}}}\n",
      good: "risk: {factors: {short-sleep: {metric: sleep.hours}}}\n"),
    .reading(
      "unknown-log-kind", "A kind of entry that no module brings",
      why: "What is tracked could never be logged, and would count as missing for ever.",
      bad: "onboarding: {track: {options: {sleep: {name: Sleep, log: sleep}}}}\n",
      good: "onboarding: {track: {options: {sleep: {name: Sleep, log: rest}}}}\n"),
    .reading(
      "removed-still-named", "A thing that is removed and still named",
      why: "One of the two places is wrong, and only its author knows which.",
      bad: "symptoms: {energy: null}\n", good: "symptoms: {energy: null}\ncheck_in: [fatigue, pain, mood]\n"),
    .reading(
      "never-named", "A reference or a food group that nothing names", why: "It looks as if it did something.",
      severity: .warning,
      bad: "foods: {spices: [moonfruit]}\n",
      good: LintRule.Example(
        """
        foods: {spices: [moonfruit]}
        risk: {factors: {spices: {name: Spices, group: food, metric: food-group.spices, response: [[0, 0], [2, 30]],
          prior: {log_odds: 0.05, sure: low}, says: "Spices: {value}", why: A considered guess.}}}

        """)),
  ]

  /// A scenario file for examples.
  static func scenario(_ text: String) -> String { "pack: example\nstart: 2026-03-02\nscenarios:\n  - \(text)\n" }
}
