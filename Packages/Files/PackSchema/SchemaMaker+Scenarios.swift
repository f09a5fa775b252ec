import TrackerCore
import TrackerPackQuality
import TrackerPacks

extension SchemaMaker {
  var scenarioFile: JSONSchema {
    .object(
      PackKeys.scenarioFile, requires: true,
      [
        "pack": id.described("The id of the pack whose folder the file stands in."),
        "start": date.described("The date of day 1; it matters only for what a weekday or season would change."),
        "scenarios": JSONSchema.list(of: .shared("scenario"), fewest: 1).described("The tests."),
      ])
  }

  /// With `always`, with `refused`, or else with `journal` and `expect`.
  var scenario: JSONSchema {
    let name = text("name").described("What is tested, in words. A name belongs to one scenario of a pack.")
    let journal = byMetric(.shared("series")).described(
      "What was logged, by metric: values from day 1 on. What is not named is unknown.")
    let expect = JSONSchema.list(of: .shared("expectation"), fewest: 1).described("What must hold at the end of days.")
    let always = JSONSchema.shared("always").described(
      "One metric goes from one value to another, and the load only falls or only rises.")
    let refused = JSONSchema.map(of: .list(of: .number()), fewest: 1).described(
      "Values that the scale of a symptom must not take, by symptom.")
    let kinds: [(others: [String], JSONSchema)] = [
      ([], .object(["name": name, "always": always, "journal": journal], required: ["name", "always"])),
      ([], .object(["name": name, "refused": refused], required: ["name", "refused"])),
      ([], .object(["name": name, "journal": journal, "expect": expect], required: ["name", "journal", "expect"])),
    ]
    return JSONSchema(["type": .text("object")])
      .when(
        .holding(["always"]), then: kinds[0].1,
        otherwise: JSONSchema([
          "if": JSONSchema.holding(["refused"]).value, "then": kinds[1].1.value, "else": kinds[2].1.value,
        ]))
  }

  /// `7.5x4 _ no`: values of days, some of them several times.
  var series: JSONSchema {
    let word = "(?:_|no|\(SchemaMaker.number))(?:x0*[1-9][0-9]*)?"
    return JSONSchema.any(of: [.number(), .text("^ *(?:\(word)(?: +\(word))*)? *$")])
      .with("examples", .list([.text("7.5x4 4.5x3"), .text("30 _ no")]))
      .described("Values of days in order: 4.5x3 is three values, _ is not logged, no is an explicit none.")
  }

  var expectation: JSONSchema {
    let load = JSONSchema.shared("range")
    return JSONSchema.object(
      PackKeys.expectation, requires: true,
      [
        "day": .whole(in: 1...Int.max).described("Looked at when this day has ended, counted from 1."),
        "band": JSONSchema.words(RiskBand.self).described(
          "The band of the load score: low to 30, moderate to 65, high above."),
        "load": load.described("The range that the load score lies in, at least 5 wide."),
        "groups": JSONSchema.map(of: load).described("By group, the range that its score lies in, at least 5 wide."),
        "because": ids.with("minItems", .number(1)).described("Factors that have points above 0."),
        "not_because": ids.with("minItems", .number(1)).described("Factors that have none: at 0, below, or unknown."),
        "flare": JSONSchema.truth.described("Whether the day is a flare by the pack's definition."),
        "relative_flare": JSONSchema.truth.described("Whether the day is a flare relative to the person's own usual."),
        "bands": JSONSchema.map(of: .text()).described(
          "By symptom, the name of the band that the day's value lies in."),
        "probability": JSONSchema.pair(.number(in: 0...1), .number(in: 0...1)).described(
          "The range that the probability of a flare tomorrow lies in, at least 0.05 wide."),
        "missing": JSONSchema.truth.described("true where there must be no load score."),
      ]
    ).with("minProperties", .number(2))
  }

  var always: JSONSchema {
    JSONSchema.object(
      PackKeys.always, requires: true,
      [
        "metric": JSONSchema.shared("metric").described("What is moved, in twenty steps."),
        "from": JSONSchema.number().described("Its first value."),
        "to": JSONSchema.number().described("Its last value; below `from`, the metric falls on the way."),
        "load": JSONSchema.words(Scenario.Monotony.Course.self).described(
          "What must follow on the way from `from` to `to`: never the other way, and somewhere strictly."),
        "group": id.described("Looks at this group's score instead of the whole load."),
        "factor": id.described("Looks at this factor's points instead of the whole load."),
        "day": .whole(in: 1...ScenarioReader.longest).described(
          "The day of the journal on which it is moved; the last unless given."),
      ]
    ).with("not", JSONSchema.holding(["group", "factor"]).value)
  }
}
