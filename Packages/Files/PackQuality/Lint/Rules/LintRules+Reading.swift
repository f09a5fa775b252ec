extension LintRules {
  /// What strict reading of YAML does not allow.
  static let yaml: [LintRule] = [
    .reading(
      "yaml-syntax", "Text is not YAML",
      why: "The program cannot tell what the rest of the file means.",
      bad: "check_in: [pain, fatigue\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "yaml-duplicate-key", "A key appears twice",
      why: "Most programs keep only the last one and say nothing.",
      bad: "check_in: [pain]\ncheck_in: [pain, fatigue]\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "yaml-anchor", "An anchor (`&`)",
      why: "People review a pack line by line. They cannot review a value that comes from somewhere else.",
      bad: "check_in: &asked [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-alias", "An alias (`*`)",
      why: "People cannot review a value in place. Chains of aliases can also make a small file huge.",
      bad: "check_in: [pain]\nflare: {of: *asked, at_least: 7}\n",
      good: "check_in: [pain]\nflare: {of: [pain], at_least: 7}\n"),
    .reading(
      "yaml-tag", "A tag (`!`)", why: "Tags can make some programs run code. No pack needs one.",
      bad: "check_in: !!set [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-merge-key", "A merge key (`<<`)",
      why: "Packs inherit only through `extends`. A second way would hide where a value comes from.",
      bad: "risk: {groups: {sleep: {<<: {weight: 35}}}}\n", good: "risk: {groups: {sleep: {weight: 35}}}\n"),
    .reading(
      "yaml-key-not-text", "A key is a list or has keys itself", why: "Keys must be ids or words.",
      bad: "? [check_in]\n: [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "yaml-empty-key", "A value has no key", why: "The program cannot tell what the value is for.",
      bad: LintRule.Example("?\n: 1\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(scenario("{name: n, refused: {pain: [11]}}"), file: "scenarios/a.yaml")),
    .reading(
      "yaml-directive", "A directive (`%`)",
      why: "The program reads one version of YAML, and no tags.",
      bad: LintRule.Example("%YAML 1.1\n---\npack: example\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(
        scenario("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, flare: false}]}"), file: "scenarios/b.yaml")),
    .reading(
      "yaml-several-documents", "Several documents in one file", why: "The program would read only the first.",
      bad: "check_in: [pain]\n---\nflare: {at_least: 6}\n", good: "check_in: [pain]\nflare: {at_least: 6}\n"),
    .reading(
      "yaml-empty-document", "A file is empty", why: "It looks like part of a pack but has no content.",
      bad: LintRule.Example("# to be written\n", file: "scenarios/a.yaml"),
      good: LintRule.Example(scenario("{name: n, refused: {pain: [11]}}"), file: "scenarios/a.yaml")),
    .reading(
      "yaml-control-character", "A control character",
      why: "It can change what a terminal shows, and reviewers cannot see it.",
      bad: "name: \"Nerve\u{7}\"\n", good: "check_in: [pain]\n"),
    .reading(
      "over-limit", "Something is larger than the program reads",
      why: "No pack needs that much, and it would take long to read. Mostly, a closing quote is missing.",
      bad: LintRule.Example("check_in: \(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40))\n"),
      good: "check_in: [pain]\n"),
  ]

  /// Keys and the kinds of their values.
  static let keys: [LintRule] = [
    .reading(
      "unknown-key", "The format has no such key",
      why: "The program would ignore it, and nobody would notice what is missing.",
      bad: "chek_in: [pain]\n", good: "check_in: [pain]\n"),
    .reading(
      "missing-key", "A key is missing", why: "The program has no sensible value to use instead.",
      bad: "symptoms: {stinging: {scale: severity}}\n", good: "symptoms: {stinging: {name: Stinging}}\n"
    ),
    .reading(
      "wrong-type", "A value has the wrong type",
      why: "If the program guessed, the pack could mean something that nobody wrote.",
      bad: "check_in: pain\n", good: "check_in: [pain]\n"),
    .reading(
      "unknown-word", "A word is not allowed here", why: "The program would ignore it, or use another one.",
      bad: "flare: {of: [pain], take: wurst, at_least: 7}\n", good: "flare: {of: [pain], take: worst, at_least: 7}\n"),
    .reading(
      "out-of-range", "A number is out of range", why: "Nobody could answer, count or reach it.",
      bad: "flare: {of: [pain], at_least: 11}\n", good: "flare: {of: [pain], at_least: 7}\n"),
    .reading(
      "empty-text", "A text is empty", why: "People would see an empty line.",
      bad: "symptoms: {stinging: {name: \" \", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "too-few-entries", "A list has too few entries",
      why: "Some lists need more, such as the options of a choice.",
      bad: "check_in: []\n", good: "check_in: [pain]\n"),
    .reading(
      "duplicate-entry", "An entry appears twice in a list",
      why: "The program would ask for it, count it or show it twice.",
      bad: "check_in: [pain, mood, pain]\n", good: "check_in: [pain, mood]\n"),
    .reading(
      "unsupported-schema", "The program cannot read this version of the format",
      why: "A newer version may use the same words for other things.",
      bad: "schema: 2\nid: example\nrevision: 1\nname: Example\nsummary: Of the future.\nextends: universal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Of today.\nextends: universal\n"),
    .reading(
      "nothing-to-remove", "A key without a value removes something that is not there",
      why: "`null` or no value removes what a pack below has. Mostly, somebody forgot the value.",
      bad: "symptoms: {stinging: null}\n",
      good: "symptoms: {energy: null}\ncheck_in: [pain]\ninsights: {low-energy: null, good-energy: null}\n"),
    .reading(
      "nothing-to-add-to", "`add` adds to a list that is not there",
      why: "Mostly, the key has a slip, or the list is another pack’s.",
      bad: "symptoms: {throb: {name: Throbbing, sites: {add: [knees]}}}\n",
      good: "symptoms: {throb: {name: Throbbing, sites: [knees]}}\n"),
  ]

  /// Ids, and what names them.
  static let ids: [LintRule] = [
    .reading(
      "invalid-id", "An id has other characters than are allowed",
      why: "People type ids in commands, and files are named after them. An id never changes.",
      bad: "symptoms: {Stinging_pain: {name: Stinging, scale: severity}}\n",
      good: "symptoms: {stinging-pain: {name: Stinging, scale: severity}}\n"),
    .reading(
      "id-not-folder", "The id is not the name of the folder",
      why: "The program finds a pack by its folder, and other packs name it by its id.",
      bad: "schema: 1\nid: exampel\nrevision: 1\nname: Example\nsummary: Mistyped.\nextends: universal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Typed well.\nextends: universal\n"),
    .reading(
      "unknown-pack", "The base pack is missing",
      why: "A pack inherits most of its content from its base.",
      bad: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Mistyped base.\nextends: univresal\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: On the base.\nextends: universal\n"),
    .reading(
      "extends-cycle", "Packs extend each other in a circle", why: "None of them is the base to start from.",
      bad: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: Extends itself.\nextends: example\n",
      good: "schema: 1\nid: example\nrevision: 1\nname: Example\nsummary: On the base.\nextends: universal\n"),
    .reading(
      "unknown-symptom", "A symptom is not defined",
      why: "Nobody could log it, so the list is shorter than it looks.",
      bad: "check_in: [pain, fatige]\n", good: "check_in: [pain, fatigue]\n"),
    .reading(
      "unknown-scale", "A scale is not defined", why: "People would have nothing to answer on.",
      bad: "symptoms: {stinging: {name: Stinging, scale: severty}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "unknown-group", "A risk group is not defined", why: "The factor would not count anywhere.",
      bad: "risk: {factors: {stress: {group: strain}}}\n", good: "risk: {factors: {stress: {group: load}}}\n"),
    .reading(
      "unknown-factor", "A factor is not defined", why: "A compound with it could never count.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stres, short-sleep]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [stress, short-sleep]}}}\n"),
    .reading(
      "unknown-step", "An onboarding step is not defined", why: "The program could not ask for it.",
      bad: "builds: {name: nam, symptoms: symptoms}\n", good: "builds: {name: name, symptoms: symptoms}\n"),
    .reading(
      "unknown-reference", "A source is not in the references", why: "Nobody can look it up.",
      bad: "risk: {factors: {stress: {source: [fisher-2016]}}}\n",
      good: "risk: {factors: {stress: {source: [fischer-2016]}}}\n"),
    .reading(
      "unknown-metric", "A metric does not exist", why: "A factor that looks at it would never have a value.",
      bad: "risk: {factors: {short-sleep: {metric: sleep.hour}}}\n",
      good: "risk: {factors: {short-sleep: {metric: sleep.hours}}}\n"),
    .reading(
      "unknown-log-kind", "A kind of entry does not exist",
      why: "People could never log it, so every day would count as not logged.",
      bad: "onboarding: {track: {options: {sleep: {name: Sleep, log: sleep}}}}\n",
      good: "onboarding: {track: {options: {sleep: {name: Sleep, log: rest}}}}\n"),
    .reading(
      "removed-still-named", "Something was removed but is still named",
      why: "One of the two places is wrong, and only the author knows which.",
      bad: "symptoms: {energy: null}\ninsights: {low-energy: null, good-energy: null}\n",
      good: "symptoms: {energy: null}\ninsights: {low-energy: null, good-energy: null}\ncheck_in: [pain, mood]\n"),
    .reading(
      "never-named", "Nothing uses a reference or a food group", why: "It looks as if it had an effect.",
      severity: .warning,
      bad: "foods: {spices: [moonfruit]}\n",
      good: LintRule.Example(
        """
        foods: {spices: [moonfruit]}
        risk: {factors: {spices: {name: Spices, group: food, metric: food-group.spices, response: [[0, 0], [2, 30]],
          prior: {log_odds: 0.05, sure: low},
          says: {raises: "You had {value} spices.", lowers: leave_out}, why: An estimate.}}}

        """)),
  ]

  /// A scenario file for examples.
  static func scenario(_ text: String) -> String { "pack: example\nstart: 2026-03-02\nscenarios:\n  - \(text)\n" }
}
