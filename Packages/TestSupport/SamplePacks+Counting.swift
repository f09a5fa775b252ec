import TrackerPacks
import TrackerCore

extension SamplePacks {
  /// A pack with what the small ones lack: symptoms that are counted and timed, metrics of its own, and parts for some
  /// people. Its illnesses are `hops`, `skips` and `jumps`.
  public static let counting: PackID = "counting"

  /// The small packs with `counting`, and `other` where a text is given.
  ///
  /// - Parameters:
  ///   - change: Replaces one text of the pack.
  ///   - other: What stands below the head of a second pack that extends the base.
  public static func countingLibrary(
    replacing change: (String, String)? = nil, other: String? = nil, locale: String? = nil,
    language: LanguageTag? = nil
  ) -> PackLibrary {
    let text = change.map { countingText.replacing($0.0, with: $0.1) } ?? countingText
    var files = files
    files["\(folder)/counting/pack.yaml"] = text
    files["\(folder)/counting/locales/de.yaml"] = locale
    if let other {
      files["\(folder)/other/pack.yaml"] =
        "schema: 1\nid: other\nrevision: 1\nname: Other\nsummary: Another.\nextends: sample-base\n\(other)"
    }
    return PackLibrary(folders: [folder], files: MemoryPackFiles(files), language: language)
  }

  public static let countingText = """
    schema: 1
    id: counting
    revision: 1
    name: Counting condition
    summary: An invented condition that is counted.
    extends: sample-base
    scales:
      hops: {name: Hops, kind: count, range: [0, 15], worse: high, anchors: {0: none, 15: 15 or more}, bands: [{to: 3, \
    name: usual, colour: green}, {to: 15, name: many, colour: red}]}
      lull: {name: Lull, kind: duration, range: [0, 480], step: 5, worse: high, anchors: {0: none, 480: all day}, \
    bands: [{to: 30, name: short, colour: green}, {to: 480, name: long, colour: red}]}
    symptoms:
      hop: {name: Hops, scale: hops, fold: sum, applies_to: {diagnosis: [hops, jumps]}}
      lull: {name: Lull, scale: lull, fold: worst}
    check_in: [pain, hop, lull, mood]
    metrics:
      sun: {name: Time in the sun, about: Outside., kind: duration, ask: check-in, question: How long?, aliases: \
    [sunshine], worse: high, keep: true, source: [nobody-1999]}
      fluid: {name: Fluid, kind: number, unit: l, range: [0, 10], step: 0.5, ask: weekly, anchors: {0: none, 10: a lot}}
      shade: {name: Shade, kind: choice, choices: [none, a little, a lot]}
      nap: {name: Nap, kind: yes-no, absence: none, ask: check-in, applies_to: {sex: [female]}}
    onboarding:
      diagnosis: {title: Your sort, asks: Which do you have?, kind: choice, saves: diagnosis, optional: true, options: \
    {hops: {name: Hops}, skips: {name: Skips}, jumps: {name: Jumps}}}
      symptoms: {offers: [pain, hop, lull]}
    flare: {of: [pain], at_least: 7}
    changes:
      metrics:
        custom.glow: {now: custom.fluid, from: [0, 1], to: [0, 10]}
    risk:
      factors:
        sunny:
          {name: Sun, group: load, metric: custom.sun, response: [[0, 0], [60, 50]], prior: {log_odds: 0.1, sure: \
    low}, says: "Sun: {value}", applies_to: {age: {from: 18, to: 64}}}
        sunny-and-short:
          {name: Sun after a short night, group: load, all_of: [sunny, short-sleep], points: 40, prior: {log_odds: \
    0.1, sure: low}, says: Sun after a short night}

    """
}
