import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let locales: [LintRule] = [
    .rule(
      "missing-translation", "A text that a language lacks", why: "Half of a screen would be in another language.",
      severity: .inClinical,
      bad: locale("symptoms: {stinging: {name: Brennen}}\n"),
      good: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}}\n"),
      check: { LocaleCheck.missing(in: $0) }),
    .reading(
      "extra-translation", "A text in a language that the pack does not have",
      why: "It is of a thing that went, or its id is mistyped.",
      bad: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}, stabbing: {name: Stechen}}\n"),
      good: locale("symptoms: {stinging: {name: Brennen, about: Es sticht.}}\n")),
    .reading(
      "other-placeholders", "A translation with other placeholders than the text",
      why: "A number would be lost, or asked for in vain.",
      bad: LintRule.Example(
        "locale: de\npack: example\nrisk: {factors: {stress: {says: Stress}}}\n", file: "locales/de.yaml", pack: says),
      good: LintRule.Example(
        """
        locale: de\npack: example\nname: Beispiel\nsummary: Zeigt etwas.\nrisk: {factors: {stress: {says: \"Stress \
        {value}\"}}}\n
        """,
        file: "locales/de.yaml", pack: says)),
  ]

  private static let says = "risk: {factors: {stress: {says: \"Stress at {value}\"}}}\n"

  private static func locale(_ text: String) -> LintRule.Example {
    LintRule.Example(
      "locale: de\npack: example\nname: Beispiel\nsummary: Zeigt etwas.\n\(text)", file: "locales/de.yaml",
      pack: "symptoms: {stinging: {name: Stinging, about: It stings., scale: severity}}\n")
  }

  static let lock: [LintRule] = [
    .rule(
      "removed-id", "An id that was shipped and is gone",
      why: "Ids are for ever: people's history names them. A thing that goes must say in `changes` what became of it.",
      severity: .always,
      bad: locked("symptoms: {stinging: \"1..10 step 1, high is bad\", stabbing: \"1..10 step 1, high is bad\"}\n"),
      good: locked(
        "symptoms: {stinging: \"1..10 step 1, high is bad\", stabbing: \"1..10 step 1, high is bad\"}\n",
        changes: "changes: {symptoms: {stabbing: {now: stinging}}}\n"),
      check: { LockCheck.removed(in: $0) }),
    .rule(
      "rescaled", "A symptom whose scale is another than the one shipped",
      why: "Old answers would be read on the new scale. A new id with the old one in `changes` keeps both right.",
      severity: .always,
      bad: locked("symptoms: {stinging: \"0..4 step 1, high is bad\"}\n"),
      good: locked("symptoms: {stinging: \"1..10 step 1, high is bad\"}\n"),
      check: { LockCheck.rescaled(in: $0) }),
    .rule(
      "not-locked", "An id that `ids.lock` does not know yet",
      why: "Once people use it, its removal must be noticed. `symptoms pack docs` writes it down.",
      severity: .inClinical, bad: locked("symptoms: {}\n"),
      good: locked("symptoms: {stinging: \"1..10 step 1, high is bad\"}\n"),
      check: { LockCheck.unlocked(in: $0) }),
    .reading(
      "unknown-change", "A change of an id that was never shipped, or to one that is not there",
      why: "It maps nothing.",
      bad: "changes: {symptoms: {stabbing: {now: stinging}}}\n",
      good:
        "symptoms: {stinging: {name: Stinging, scale: severity}}\nchanges: {symptoms: {stabbing: {now: stinging}}}\n"),
  ]

  private static func locked(_ lock: String, changes: String = "") -> LintRule.Example {
    LintRule.Example(
      lock, file: "ids.lock", pack: "symptoms: {stinging: {name: Stinging, scale: severity}}\n\(changes)")
  }

  static let scenarios: [LintRule] = [
    .reading(
      "vacuous-scenario", "A scenario that can't fail", why: "It looks like a test and holds nothing.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1}]}"),
      good: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, flare: false}]}")),
    .reading(
      "duplicate-scenario", "Two scenarios of one name", why: "A failure would not say which of them it is.",
      bad: example("{name: n, refused: {pain: [11]}}\n  - {name: n, refused: {pain: [12]}}"),
      good: example("{name: n, refused: {pain: [11]}}\n  - {name: m, refused: {pain: [12]}}")),
    .reading(
      "narrow-range", "A range of under five points",
      why: "Every change of the pack would break it, and it would be widened without a look.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, groups: {sleep: [99, 100]}}]}"),
      good: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, groups: {sleep: [95, 100]}}]}")),
    .reading(
      "day-outside-journal", "An expectation of a day that the journal does not have", why: "Nothing is known of it.",
      bad: example("{name: n, journal: {sleep.hours: 4}, expect: [{day: 2, flare: false}]}"),
      good: example("{name: n, journal: {sleep.hours: 4 4}, expect: [{day: 2, flare: false}]}")),
    .reading(
      "contradiction", "A scenario that asks for two things at once", why: "It can't hold.",
      bad: example(
        "{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, because: [short-sleep], not_because: [short-sleep]}]}"),
      good: example(
        "{name: n, journal: {sleep.hours: 4}, expect: [{day: 1, because: [short-sleep], not_because: [long-sleep]}]}")),
    .reading(
      "wrong-pack", "Scenarios of another pack", why: "They were copied, and hold what another pack does.",
      bad: LintRule.Example(
        "pack: sample\nstart: 2026-03-02\nscenarios: [{name: n, refused: {pain: [11]}}]\n", file: "scenarios/a.yaml"),
      good: example("{name: n, refused: {pain: [11]}}")),
    .reading(
      "not-read", "A file that looks as if it were read and is not",
      why: "What it holds is tested, or translated, by nobody.",
      bad: LintRule.Example("pack: example\n", file: "scenarios/a.yml"),
      good: example("{name: n, refused: {pain: [11]}}")),
  ]

  private static func example(_ text: String) -> LintRule.Example {
    LintRule.Example(scenario(text), file: "scenarios/a.yaml")
  }

  static let suppressions: [LintRule] = [
    .reading(
      "suppression-unused", "A suppression that suppresses nothing",
      why: "What it was for is mended, or it is mistyped; either way it would hide the next one.",
      bad: suppression("missing-why", at: "risk.factors.strain"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "suppression-expired", "A suppression whose end has passed", why: "It was meant to be looked at again by then.",
      bad: suppression("unsourced-claim", at: "risk.factors.strain", until: "2020-01-01"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "suppression-refused", "A suppression of what can't be suppressed",
      why: "The pack can't be used as it is, whatever the reason.",
      bad: suppression("unknown-key", at: "risk.factors.strain"),
      good: suppression("unsourced-claim", at: "risk.factors.strain")),
    .reading(
      "unknown-rule", "A suppression of a rule that there is not", why: "It is mistyped, and does nothing.",
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
      "unknown-file", "A file that a pack does not have",
      why: "Nobody reads it, and a stranger's pack should bring nothing unseen.",
      severity: .warning, bad: LintRule.Example("echo hello\n", file: "setup.sh"), good: "check_in: [pain]\n"),
    .unreadable(
      "unreadable-file", "A file that can't be read", why: "It is a folder, or its permissions are in the way."),
    .unreadable(
      "not-text", "A file that is no text",
      why: "It is a picture, a program or a database, and was put here by mistake."),
    .unreadable(
      "outside-folder", "A link that leads out of the pack's folder",
      why: "A pack holds all that it says; nothing outside of it is ever read."),
    .unreadable(
      "file-too-large", "A file of more than 1 MiB", why: "No pack needs so much, and reading it would take long."),
    .unreadable("yaml-too-large", "A text of more than 1 MiB", why: "As for a file."),
    .unreadable(
      "yaml-out-of-memory", "Too little memory to read a file", why: "The machine is busy; the file may be fine."),
    .unreadable(
      "yaml-too-many-values", "More than 200,000 values in a file",
      why: "No pack has so many, and reading them would take long."),
    .unreadable(
      "yaml-too-many-faults", "More faults than are listed", why: "The first hundred mostly explain the rest."),
    .unreadable(
      "yaml-invalid-utf8", "Bytes that are not UTF-8", why: "What is shown would depend on who guesses the encoding."),
    .unreadable(
      "extends-too-deep", "More than four packs below a pack", why: "Nobody could follow where a value comes from."),
  ]
}
