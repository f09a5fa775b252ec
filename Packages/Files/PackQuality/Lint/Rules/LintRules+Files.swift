import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let locales: [LintRule] = [
    .rule(
      "missing-translation", "A text is not translated",
      why: "Half of a screen would be in another language.",
      severity: .inClinical,
      bad: locale("symptoms: {stinging: {name: Brennen}}\n"),
      good: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}}\n"),
      check: { LocaleCheck.missing(in: $0) }),
    .reading(
      "extra-translation", "A translation is for a text that the pack does not have",
      why: "The text was removed from the pack, or its id is mistyped.",
      bad: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}, stabbing: {name: Stechen}}\n"),
      good: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}}\n")),
    .reading(
      "other-placeholders", "A translation has other placeholders than the text",
      why: "A number would be missing, or people would see the braces.",
      bad: LintRule.Example(
        "locale: de\npack: example\nrisk: {factors: {stress: {says: {raises: Sie hatten Stress.}}}}\n",
        file: "locales/de.yaml", pack: says),
      good: LintRule.Example(
        """
        locale: de\npack: example\nname: Beispiel\nsummary: Zeigt etwas.\nrisk: {factors: {stress: {says: {raises: \
        \"Ihr Stress war {value}.\"}}}}\n
        """,
        file: "locales/de.yaml", pack: says)),
  ]

  private static let says = "risk: {factors: {stress: {says: {raises: \"Your stress was {value}.\"}}}}\n"

  private static func locale(_ text: String) -> LintRule.Example {
    LintRule.Example(
      "locale: de\npack: example\nname: Beispiel\nsummary: Zeigt etwas.\n\(text)", file: "locales/de.yaml",
      pack: "symptoms: {stinging: {name: Stinging, about: It stings., scale: severity}}\n")
  }

  static let lock: [LintRule] = [
    .rule(
      "removed-id", "A shipped id is gone",
      why: "Journals name ids, so an id never disappears. If you remove one, say in `changes` what replaces it.",
      severity: .always,
      bad: locked("symptoms: {stinging: \"1..10 step 1, high is bad\", stabbing: \"1..10 step 1, high is bad\"}\n"),
      good: locked(
        "symptoms: {stinging: \"1..10 step 1, high is bad\", stabbing: \"1..10 step 1, high is bad\"}\n",
        changes: "changes: {symptoms: {stabbing: {now: stinging}}}\n"),
      check: { LockCheck.removed(in: $0) }),
    .rule(
      "rescaled", "A shipped symptom has another scale",
      why: "The program would read old answers on the new scale. A new id keeps both right.",
      severity: .always,
      bad: locked("symptoms: {stinging: \"0..4 step 1, high is bad\"}\n"),
      good: locked("symptoms: {stinging: \"1..10 step 1, high is bad\"}\n"),
      check: { LockCheck.rescaled(in: $0) }),
    .rule(
      "not-locked", "An id is not in `ids.lock` yet",
      why: "Once people use an id, nobody may remove it unnoticed. `symptoms pack docs` writes it down.",
      severity: .inClinical, bad: locked("symptoms: {}\n"),
      good: locked("symptoms: {stinging: \"1..10 step 1, high is bad\"}\n"),
      check: { LockCheck.unlocked(in: $0) }),
    .rule(
      "same-revision", "A pack means something else than its revision did",
      why: "Two people with the same revision would not have the same pack, and journals could not tell them apart.",
      severity: .inClinical, bad: locked("\(stinging)meaning: {1: \"0000000000000000\"}\n"),
      good: locked("\(stinging)meaning: {2: \"0000000000000000\"}\n"), check: { LockCheck.sameRevision(in: $0) }),
    .reading(
      "unknown-change", "A change names an id that does not fit",
      why: "The old id was never shipped, or the new one does not exist.",
      bad: "changes: {symptoms: {stabbing: {now: stinging}}}\n",
      good:
        "symptoms: {stinging: {name: Stinging, scale: severity}}\nchanges: {symptoms: {stabbing: {now: stinging}}}\n"),
  ]

  private static let stinging = "symptoms: {stinging: \"1..10 step 1, high is bad\"}\n"

  private static func locked(_ lock: String, changes: String = "") -> LintRule.Example {
    LintRule.Example(
      lock, file: "ids.lock", pack: "symptoms: {stinging: {name: Stinging, scale: severity}}\n\(changes)")
  }

  static let scenarios: [LintRule] = [
    .rule(
      "no-scenarios", "A pack has no scenarios", why: "Nobody would notice if a change of the pack broke it.",
      severity: .onlyClinical, bad: "check_in: [pain]\n", good: example("{name: n, refused: {pain: [11]}}"),
      check: { subject in
        guard subject.scenarioFiles == 0 else { return [] }
        return [
          Diagnostic(
            code: "no-scenarios", "The pack has no scenarios. Write some in {folder}",
            ["folder": .verbatim("`scenarios/`")], at: Place(file: subject.file, line: 1, column: 1))
        ]
      }),
    .reading(
      "vacuous-scenario", "A scenario cannot fail", why: "It looks like a test but checks nothing.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1}]}"),
      good: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, flare: false}]}")),
    .reading(
      "duplicate-scenario", "Two scenarios have the same name", why: "Nobody could tell which of them failed.",
      bad: example("{name: n, refused: {pain: [11]}}\n  - {name: n, refused: {pain: [12]}}"),
      good: example("{name: n, refused: {pain: [11]}}\n  - {name: m, refused: {pain: [12]}}")),
    .reading(
      "narrow-range", "A range is narrower than five points",
      why: "Any change of the pack would break it, so people would widen it without thinking.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, groups: {sleep: [99, 100]}}]}"),
      good: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, groups: {sleep: [95, 100]}}]}")),
    .reading(
      "day-outside-journal", "A scenario expects something of a day that its journal does not have",
      why: "The journal says nothing about that day.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 2, flare: false}]}"),
      good: example("{name: n, journal: {sleep.hours: 4 4}, expect: [{day: 2, flare: false}]}")),
    .reading(
      "contradiction", "A scenario expects two opposite things", why: "It could never pass.",
      bad: example(
        "{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, because: [short-sleep], not_because: [short-sleep]}]}"),
      good: example(
        "{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, because: [short-sleep], not_because: [long-sleep]}]}")),
    .reading(
      "no-red-flag", "A scenario expects a red flag that the pack does not have",
      why: "The scenario could never pass, or never fail.",
      bad: flagged("seek_care: {stinging: soon}"), good: flagged("seek_care: {stinging: now}")),
    .reading(
      "unknown-part", "A scenario names a part that the pack does not have",
      why: "The scenario could never pass, or never fail.",
      bad: forWomen("{name: n, person: {sex: male}, parts: {left_out: [symptoms.stingin]}}"),
      good: forWomen("{name: n, person: {sex: male}, parts: {left_out: [symptoms.stinging]}}")),
    .reading(
      "unused-trait", "A scenario says of the person what makes no difference",
      why: "It looks as if the pack were made for several kinds of people, but nothing tests that.",
      bad: forWomen("{name: n, person: {sex: male, age: 40}, parts: {left_out: [symptoms.stinging]}}"),
      good: forWomen("{name: n, person: {sex: male}, parts: {left_out: [symptoms.stinging]}}")),
    .reading(
      "wrong-pack", "A file belongs to another pack", why: "Somebody copied it and did not change its first lines.",
      bad: LintRule.Example(
        "pack: sample\nstart: 2026-03-02\nscenarios: [{name: n, refused: {pain: [11]}}]\n", file: "scenarios/a.yaml"),
      good: example("{name: n, refused: {pain: [11]}}")),
    .reading(
      "not-read", "The program does not read a file",
      why: "It looks like scenarios or a translation, but has no effect.",
      bad: LintRule.Example("pack: example\n", file: "scenarios/a.yml"),
      good: example("{name: n, refused: {pain: [11]}}")),
  ]

  private static func flagged(_ expectation: String) -> LintRule.Example {
    LintRule.Example(
      scenario("{name: n, journal: {symptom.stinging: 8}, expect: [{day: 1, \(expectation)}]}"),
      file: "scenarios/a.yaml",
      pack: """
        symptoms:
          stinging: {name: Stinging, seek_care: [{when: {at: 8}, level: now, says: Get medical help straight away.}]}

        """)
  }

  private static func forWomen(_ text: String) -> LintRule.Example {
    LintRule.Example(
      scenario(text), file: "scenarios/a.yaml",
      pack: "symptoms: {stinging: {name: Stinging, applies_to: {sex: [female]}}}\n")
  }

  private static func example(_ text: String) -> LintRule.Example {
    LintRule.Example(scenario(text), file: "scenarios/a.yaml")
  }

  static let suppressions: [LintRule] = [
    .reading(
      "suppression-unused", "A suppression has no effect",
      why: "The problem is fixed, or the suppression is mistyped. It could hide the next problem.",
      bad: suppression("missing-why", at: "risk.factors.strain"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "suppression-expired", "A suppression has ended", why: "Somebody planned to look at it again by this day.",
      bad: suppression("unsourced-claim", at: "risk.factors.strain", until: "2020-01-01"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "suppression-refused", "A suppression is for an error that cannot be suppressed",
      why: "The pack cannot be used as it is.",
      bad: suppression("unknown-key", at: "risk.factors.strain"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "unknown-rule", "A suppression names a rule that does not exist", why: "It is mistyped and has no effect.",
      bad: suppression("unsourced-clam", at: "risk.factors.strain"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
  ]

  private static func suppression(_ code: String, at path: String, until: String = "2999-01-01") -> LintRule.Example {
    LintRule.Example(
      "suppress:\n  - {rule: \(code), at: \(path), because: Asked for by reviewers., until: \(until)}\n",
      file: "lint.yaml",
      pack: factor("prior: {log_odds: 0.2, sure: high}", why: "Asked for.").text)
  }

  static let files: [LintRule] = [
    .reading(
      "unknown-file", "A file is not part of a pack",
      why: "Nothing reads it, and a pack should contain only what people can review.",
      severity: .warning, bad: LintRule.Example("echo hello\n", file: "setup.sh"), good: "check_in: [pain]\n"),
    .unreadable(
      "unreadable-file", "A file cannot be read", why: "It is a folder, or its permissions do not allow it."),
    .unreadable(
      "not-text", "A file is not text",
      why: "It is a picture, a program or a database that does not belong here."),
    .unreadable(
      "outside-folder", "A link leads out of the pack’s folder",
      why: "The program reads nothing outside the folder of a pack."),
    .unreadable(
      "yaml-out-of-memory", "There is too little memory to read a file",
      why: "The computer is busy. The file may be fine."),
    .unreadable(
      "yaml-too-many-faults", "There are more errors than are listed",
      why: "The first errors mostly explain the rest."),
    .unreadable(
      "yaml-invalid-utf8", "A file is not UTF-8", why: "Other programs could show different letters."),
  ]
}
