import TrackerCore
import TrackerPackQuality
import TrackerPacks

extension SchemaMaker {
  var scenarioFile: JSONSchema {
    .object(
      PackKeys.scenarioFile, requires: true,
      [
        "pack": id.described("The id of the pack whose folder this file is in."),
        "start": date.described("The date of day 1. It matters only if weekdays or seasons make a difference."),
        "scenarios": JSONSchema.list(of: .shared("scenario"), fewest: 1).described("The tests."),
      ])
  }

  /// With `always`, with `refused`, or else with `journal` and `expect`.
  var scenario: JSONSchema {
    let name = text("name").described("What is tested, in words. Each name appears once in a pack.")
    let journal = journal.described(
      "What was logged, by metric: values from day 1 on. What is not named is unknown.")
    let expect = JSONSchema.list(of: .shared("expectation"), fewest: 1).described(
      "What is expected at the end of each day.")
    let always = JSONSchema.shared("always").described(
      "One metric goes from one value to another, and the load score only falls or only rises.")
    let refused = JSONSchema.map(of: .list(of: .number()), fewest: 1).described(
      "Values that the scale of a symptom must not take, by symptom.")
    let sites = JSONSchema.map(of: text("sites"), fewest: 1).described(
      "By symptom, the place on the body that all its answers name. Answers of other symptoms name none.")
    let words = [
      "name": name, "always": always, "refused": refused, "journal": journal, "expect": expect, "sites": sites,
      "person": JSONSchema.shared("person").described("Who it is about. Without it, every part of the pack is there."),
      "parts": parts,
    ]
    func kind(_ name: String) -> JSONSchema {
      let keys = PackKeys.scenario[name] ?? ([], [])
      return .object(words.filter { (keys.required + keys.optional).contains($0.key) }, required: keys.required)
    }
    return ["parts", "refused", "always"].reduce(kind("expect")) { otherwise, name in
      JSONSchema().when(.holding([name]), then: kind(name), otherwise: otherwise)
    }.with("type", .text("object"))
  }

  /// Of a person, what parts of packs depend on.
  var person: JSONSchema {
    JSONSchema.object([
      "diagnosis": JSONSchema.any(of: [id, ids.with("minItems", .number(1))]).described(
        "An option of the step that saves the diagnosis, or several; `unknown` if it was not answered."),
      "sex": JSONSchema.words(AppliesTo.Sex.self).described("The sex at birth."),
      "age": .whole(in: PackLimits.ages).described("In whole years."),
    ]).with("minProperties", .number(1))
  }

  /// Paths of parts that are for some people only.
  private var parts: JSONSchema {
    let paths = JSONSchema.list(of: .text("^[a-z]+(?:\\.[a-z0-9-]+){1,3}$"), fewest: 1, isUnique: true)
    return JSONSchema.object([
      "there": paths.described("Paths of parts that this person has, such as risk.factors.period."),
      "left_out": paths.described("Paths of parts that this person does not have."),
    ]).with("minProperties", .number(1)).described("Which parts with `applies_to` the person has.")
  }

  /// `none`, or levels by symptom or metric.
  private var redFlags: JSONSchema {
    let levels = JSONSchema.any(of: [
      .exactly(.text(PackKeys.noRedFlag)), .words(SeekCare.Level.self),
      .list(of: .words(SeekCare.Level.self), fewest: 1),
    ])
    return JSONSchema.any(of: [
      .exactly(.text(PackKeys.noRedFlag)),
      .object([:], patterns: ["^(?!x-)(?:\(JSONSchema.idPattern)|[a-z0-9-]+\\.[^ ]+)$": levels], fewest: 1),
    ]).described(
      """
      By symptom or metric, the levels of the red flags that speak, all of them: {pain: now}. none for silence, of \
      one or of the whole pack.
      """)
  }

  /// Values by metric, and foods by day.
  private var journal: JSONSchema {
    let foods = JSONSchema.list(of: text("foods"))
    let meals = JSONSchema.any(of: [
      foods, .exactly(.text("no")),
      .object(
        Dictionary(
          PartOfDay.allCases.map { ($0.rawValue, foods.described("What was had in this part of the day.")) }
        ) { first, _ in first }, fewest: 1),
    ])
    let days = JSONSchema.object([:], patterns: ["^[1-9][0-9]*(?:-[1-9][0-9]*)?$": meals]).described(
      "Foods and drinks by day, as people type them: {1: [2 soups, stew], 2-4: [soup], 5: no}.")
    return byMetric(.shared("series"), others: [PackKeys.scenarioFoods: days])
  }

  /// `7.5x4 _ no`: values of days, some of them several times.
  var series: JSONSchema {
    let word = "(?:_|no|\(SchemaMaker.number))(?:x0*[1-9][0-9]*)?"
    return JSONSchema.any(of: [.number(), .text("^ *(?:\(word)(?: +\(word))*)? *$")])
      .with("examples", .list([.text("7.5x4 4.5x3"), .text("30 _ no")]))
      .described("Values of days in order: 4.5x3 is three values, _ is not logged, no means none.")
  }

  var expectation: JSONSchema {
    let load = JSONSchema.shared("range")
    return JSONSchema.object(
      PackKeys.expectation, requires: true,
      [
        "day": .whole(in: 1...Int.max).described("The day, counted from 1. It is checked when the day has ended."),
        "band": JSONSchema.words(RiskBand.self).described(
          "The band of the load score: low to 30, moderate to 65, high above."),
        "load": load.described("The range of the load score, at least 5 wide."),
        "groups": JSONSchema.map(of: load).described("By group, the range of its score, at least 5 wide."),
        "because": ids.with("minItems", .number(1)).described("Factors that have points above 0."),
        "not_because": ids.with("minItems", .number(1)).described("Factors that do not: at 0, below, or unknown."),
        "flare": JSONSchema.truth.described("Whether it is a flare day by the pack's definition."),
        "relative_flare": JSONSchema.truth.described(
          "Whether it is a flare day relative to what is usual for the person."),
        "bands": JSONSchema.map(of: .text()).described(
          "By symptom, the name of the band of the day's value."),
        "probability": JSONSchema.pair(.number(in: 0...1), .number(in: 0...1)).described(
          "The range of the chance of a flare tomorrow, from 0 to 1, at least 0.05 wide."),
        "insights": ids.with("minItems", .number(1)).described(
          "Insights of the pack that speak. Whether one was said on a day before does not matter here."),
        "no_insights": ids.with("minItems", .number(1)).described("Insights of the pack that are silent."),
        "seek_care": redFlags,
        "missing": JSONSchema.truth.described("true if there must be no load score."),
      ]
    ).with("minProperties", .number(2))
  }

  var always: JSONSchema {
    JSONSchema.object(
      PackKeys.always, requires: true,
      [
        "metric": metricOfDayOrPart.described("The metric that moves, in twenty steps."),
        "from": JSONSchema.number().described("Its first value."),
        "to": JSONSchema.number().described("Its last value. If it is below `from`, the metric falls."),
        "load": JSONSchema.words(Scenario.Monotony.Course.self).described(
          "What the load score must do on the way. It may stay the same, but not everywhere."),
        "group": id.described("Tests this group's score instead of the load score."),
        "factor": id.described("Tests this factor's points instead of the load score."),
        "day": .whole(in: 1...ScenarioReader.longest).described(
          "The day on which the metric moves. Default: the last day."),
      ]
    ).with("not", JSONSchema.holding(["group", "factor"]).value)
  }
}
