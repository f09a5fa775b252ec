import TrackerCore
import TrackerPacks

extension SchemaMaker {
  /// A layer of a pack: only what belongs to the file itself is required, and all of the body where it extends nothing.
  var pack: JSONSchema {
    let keys: PackKeys.Keys = (PackHead.required, PackHead.optional + PackKeys.body.required + PackKeys.body.optional)
    return JSONSchema.object(
      keys, requires: true,
      [
        "schema": .exactly(.number(Double(PackHead.schema))).described("The version of this format."),
        "id": id.described(
          "The name of the pack's folder, in kebab-case. It never changes, because entries refer to it."),
        "revision": .whole(in: 1...Int.max).described("The version of the content. Add 1 with every release."),
        "name": text("name").described("What people call the condition."),
        "summary": text().described(
          "One sentence that says what the condition is. People see it when they choose a condition."),
        "extends": id.described(
          """
          The id of the pack this one builds on, usually `universal`. Maps merge by key, lists and values are \
          replaced whole, and null removes.
          """
        ),
        "aliases": texts("aliases").described("Other names that people search for."),
        "made": texts("made").described("How the pack was made, in paragraphs; its README has them."),
        "codes": JSONSchema.list(of: .shared("code")).orNull.described(
          "The condition in terminologies. Add only codes that you have looked up."),
        "references": JSONSchema.map(of: .shared("reference").orNull).orNull.described(
          "The published sources that the pack uses, by a key such as `author-2013`."),
        "scales": JSONSchema.map(of: .shared("scale").orNull).orNull.described(
          "The scales for answers, by id. Most packs use those of the base."),
        "symptoms": JSONSchema.map(of: .shared("symptom").orNull).described(
          "The symptoms, by id. Each is the metric symptom.<id>. null removes one of the pack it builds on."),
        "check_in": checkIn,
        "onboarding": JSONSchema.map(of: .shared("step").orNull).described(
          """
          What a person is asked while setting up, by the id of the step, in this order. You can change steps of the \
          pack it builds on key by key.
          """
        ),
        "flare": flare.described("What makes a day a flare day. Forecasts are about these days."),
        "foods": JSONSchema.map(of: JSONSchema.shared("food").orNull).orNull.described(
          """
          Groups of foods, by id. Each is the metric food-group.<id>: how many portions of the day's foods contain \
          one of the listed words.
          """
        ),
        "risk": risk,
        "insights": JSONSchema.map(of: .shared("insight").orNull).orNull.described(
          "What is worth knowing about a day, by id: a metric, a comparison and a sentence that states both."),
        "metrics": JSONSchema.map(of: .shared("own_metric").orNull).orNull.described(
          "The pack's own metrics, by id. Each is the metric custom.<id>. null removes one of the pack it builds on."),
        "seek_care": JSONSchema.object([:], patterns: [SchemaMaker.metricKey: metricCare.orNull]).orNull.described(
          "When to get help by metrics of the program, such as vitals.temperature_c: by metric, a list of rules."),
        "messages": messages.orNull.described("Messages to the person. The program shows only too_little_data."),
        "changes": changes,
        "goals": JSONSchema.map(of: .shared("goal").orNull).orNull.described(
          "The goals that the pack suggests, by id. null removes one of the pack it builds on."),
        "demo": JSONSchema.whole(in: 1...Int.max).orNull.described(
          "The seed of the made-up person in `symptoms demo`. Without --pack, it shows the first pack with one."),
        "builds": JSONSchema.object(
          PackKeys.builds, requires: true,
          [
            "name": id.described("The step whose answer is the condition's name."),
            "symptoms": id.described("The step, of the kind texts, whose answers become symptoms."),
          ]
        ).described("While setting up, makes a pack of the person's own from the answers to two steps."),
      ]
    )
    .when(.holding(["extends"]), otherwise: .holding(PackKeys.body.required))
  }

  /// A group of foods: a list, or a list with what does not belong to it.
  var food: JSONSchema {
    let list = addable(texts("foods", fewest: 1))
    return .any(of: [
      list,
      .object(
        PackKeys.food, requires: false,
        [
          "name": text("name").orNull.described("What people read, such as Alcoholic drinks."),
          "foods": list.described("The foods and drinks, by names of whole words, singular or plural."),
          "but_not": addable(texts("foods")).orNull.described(
            "Names that hold one of the foods and are no such food."),
          "keep": keep,
        ]),
    ])
  }

  var checkIn: JSONSchema {
    addable(ids.with("minItems", .number(1))).described(
      "The ids of the symptoms that the daily check-in asks, in this order.")
  }

  var code: JSONSchema {
    .object(
      PackKeys.code, requires: true,
      [
        "system": text().described("The terminology, as the address that names it."),
        "code": text().described("The code; in quotes if it is all digits."),
        "display": text().described("The words that the terminology has for the code."),
      ])
  }

  var reference: JSONSchema {
    .object(
      PackKeys.reference, requires: false,
      [
        "title": text("title").described("The title, as published."),
        "authors": text().orNull.described("The authors, as published."),
        "year": JSONSchema.whole(in: PackLimits.year).orNull.described("The year of publication."),
        "doi": JSONSchema.text("^10\\.[^ ]*/[^ ]*$").orNull.described(
          "The digital object identifier, from `10.` on. One of doi, pmid and url is needed."),
        "pmid": JSONSchema.text("^[0-9]+$").orNull.described(
          "The number in PubMed, in quotes. One of doi, pmid and url is needed."),
        "url": JSONSchema.text("^https?://[^ ]*$").orNull.described(
          "The address where it can be read. One of doi, pmid and url is needed."),
        "finding": text().described(
          "Which figure or statement of it is used here. Enter a source only after reading its abstract."),
      ])
  }

  var messages: JSONSchema {
    let texts = Messages.Key.allCases.map { ($0.rawValue, text().orNull.described($0.about)) }
    return .object(Dictionary(texts) { first, _ in first })
  }

  private var changes: JSONSchema {
    let sections = PackChange.Section.allCases.map { section -> (String, JSONSchema) in
      let map: JSONSchema =
        switch section {
        case .symptoms: .map(of: .shared("change").orNull)
        case .metrics:
          .object(
            [:],
            patterns: ["^custom\\.\(JSONSchema.idPattern)$": .shared("metric_change").orNull, "^x-": JSONSchema([:])])
        case .foods, .groups, .factors, .insights, .onboarding: .map(of: change(in: section).orNull)
        }
      return (
        section.rawValue,
        map.orNull.described("What happened to \(section.rawValue) that the pack once had, by their old id.")
      )
    }
    return JSONSchema.object(Dictionary(sections) { first, _ in first }).orNull
      .described("What happened to ids that the pack once had, so that old entries can still be read.")
  }

  var change: JSONSchema { change(in: .symptoms) }

  var metricChange: JSONSchema { change(in: .metrics) }

  private func change(in section: PackChange.Section) -> JSONSchema {
    let isMetric = section == .metrics
    let now = isMetric ? JSONSchema.shared("metric") : id
    let from =
      isMetric
      ? "If it was in another unit: two of its values, [32, 212], that become those of `to`."
      : "The range of the scale that it was answered on, if that was another one: [lowest, highest]."
    return JSONSchema.object(
      PackKeys.change(in: section), requires: false,
      [
        "now": now.orNull.described(
          isMetric ? "The metric that its values count for." : "The id that replaced it."),
        "gone": JSONSchema.truth.orNull.described("true if nothing replaced it."),
        "from": JSONSchema.shared("range").orNull.described(from),
        "to": JSONSchema.shared("range").orNull.described("The same two values in the new unit, [0, 100]."),
        "fold": JSONSchema.words(PackLimits.foldsOfMetrics).orNull.described(
          "How several of its values in a day became one. Default: their mean."),
      ]
    )
    .when(
      .having(["gone": .exactly(.bool(true))], required: ["gone"]), then: .having(["now": .nothing]),
      otherwise: .having(["now": .text()], required: ["now"]))
  }
}

extension Messages.Key {
  /// When it is said, and what may be filled in.
  fileprivate var about: String {
    let reason =
      """
      Older packs have it. It is in --json, and no screen shows it. A part in [brackets] is left out unless each of \
      its placeholders has a value: {reason} is the main reason, {name} the person's name.
      """
    return switch self {
    case .todayLow: "For a low chance of a flare today. \(reason)"
    case .todayModerate: "For a moderate chance of a flare today. \(reason)"
    case .todayHigh: "For a high chance of a flare today. \(reason)"
    case .tomorrowLow: "For a low chance of a flare tomorrow. \(reason)"
    case .tomorrowModerate: "For a moderate chance of a flare tomorrow. \(reason)"
    case .tomorrowHigh: "For a high chance of a flare tomorrow. \(reason)"
    case .tooLittleData: "Shown in place of a forecast, if nothing recent was logged. {name} is the person's name."
    case .building: "For the first seven days; {days} is the number of days logged. \(reason)"
    case .matched: "For a day that was as forecast. \(reason)"
    }
  }
}
