import TrackerCore
import TrackerDiaryCSV
import TrackerPackQuality
import TrackerPacks

// The files beside packs: tunings, translations, suppressions, and maps of diary files.
extension SchemaMaker {
  var overlay: JSONSchema {
    .object(
      [
        "tunes": id.described("The id of the pack."),
        "pack_revision": .whole(in: 1...Int.max).described("The revision of the pack that the tuning was made for."),
        "by": text().described("Who is responsible for it."),
        "because": text().described("The reason, in a sentence."),
        "review": date.described("When to look at it again."),
        "risk": risk,
        "flare": flare.described("What makes a day a flare day, if that differs from the pack."),
        "messages": messages.described("Messages to the person. The program shows only too_little_data."),
        "check_in": checkIn,
      ],
      required: ["tunes", "pack_revision", "by", "because"])
  }

  var locale: JSONSchema {
    .object(
      [
        "locale": .text("^[a-z]{2,3}(?:-[A-Z]{2})?$").described(
          "The language, such as de or pt-BR; the file's name without its ending."),
        "pack": id.described("The id of the pack whose folder this file is in."),
        "name": text("name").described("The name of the condition."),
        "summary": text().described("The sentence that says what it is."),
        "aliases": texts("aliases").described("More names that people search for."),
        "scales": JSONSchema.map(of: translated(["name", "anchors", "bands"])).described(
          "The texts of the pack's own scales, by id."),
        "symptoms": JSONSchema.map(of: translated(["name", "about", "anchors", "aliases", "seek_care", "sites"]))
          .described("The texts of the pack's own symptoms, by id."),
        "onboarding": JSONSchema.map(of: translated(["title", "asks", "explains", "options"])).described(
          "The texts of the steps, by id."),
        "metrics": JSONSchema.map(of: ownMetricTexts).described("The texts of the pack's own metrics, by id."),
        "seek_care": JSONSchema.object(
          [:], patterns: [SchemaMaker.metricKey: .any(of: [texts("seek_care")])]
        ).described("The sentences for each metric, in the order of the pack."),
        "goals": JSONSchema.map(of: goalTexts).described("The texts of the goals, by id."),
        "foods": JSONSchema.map(
          of: .any(of: [
            texts("foods"),
            .object([
              "name": text("name").described("What people read."),
              "foods": texts("foods").described("More foods of the group."),
              "but_not": texts("foods").described("More names that hold one of the foods and are no such food."),
              "keep": text().described("Why it is never part of an experiment."),
            ]),
          ])
        ).described("The name of a group, more words for its foods, and more names that are none of them, by its id."),
        "risk": JSONSchema.object([
          "groups": JSONSchema.map(of: translated(["name"])).described("The names of the groups, by id."),
          "factors": JSONSchema.map(of: translated(["name", "says", "why", "keep"])).described(
            "The texts of the factors, by id."),
        ]).described("The texts of groups and factors."),
        "insights": JSONSchema.map(of: translatedInsight).described("The sentences of the insights, by id."),
        "messages": JSONSchema.object(
          Dictionary(
            Messages.Key.allCases.map {
              ($0.rawValue, text().described("The translation, with the same placeholders."))
            }
          ) { first, _ in first }
        )
        .described("Messages to the person. The program shows only too_little_data."),
      ], required: ["locale", "pack"])
  }

  private var translatedInsight: JSONSchema {
    .object(["says": text().described("The sentence, with the same placeholders.")])
  }

  /// Some texts of a thing of the pack.
  private func translated(_ keys: [String]) -> JSONSchema {
    let words: [String: JSONSchema] = [
      "name": text("name").described("What people read."),
      "about": text().described("The sentence that says how it differs from similar symptoms."),
      "anchors": JSONSchema.object([:], patterns: ["^\(SchemaMaker.number)$": text()]).described(
        "Words for values of the scale."),
      "bands": JSONSchema.list(of: text("name"), fewest: 1).described("The names of all bands, in their order."),
      "aliases": texts("aliases").described("More words that people may type for it."),
      "seek_care": JSONSchema.any(of: [text(), JSONSchema.list(of: text("seek_care"))]).described(
        "When to get help: a text, or the sentences of the pack's list, in its order."),
      "sites": texts("sites").described("All places in the body, in the order of the pack."),
      "title": text("title").described("The heading of the step."),
      "asks": text().described("The question."),
      "explains": text().described("What is shown under the question."),
      "options": JSONSchema.map(of: .object(["name": text("name").described("What people read.")])).described(
        "The options, by id."),
      "says": says(isTranslated: true),
      "why": text().described("The sentence on where the curve comes from."),
      "keep": text().described("Why it is never part of an experiment."),
    ]
    return .object(words.filter { keys.contains($0.key) })
  }

  var suppressionFile: JSONSchema {
    let rules = LintRules.all.filter(\.canBeSuppressed).map(\.code).sorted()
    let suppression = JSONSchema.object(
      PackKeys.suppression, requires: true,
      [
        "rule": JSONSchema.words(rules).described(
          "The code of the rule; `symptoms pack explain CODE` gives the reason for it."),
        "at": JSONSchema.text().described(
          """
          A path in pack.yaml, with everything below it, such as risk.factors.short-sleep. Default: the whole \
          pack.
          """
        ),
        "because": JSONSchema.text().described("Why the error or warning can stay."),
        "until": date.described("The last day on which it is left out."),
      ])
    return .object(
      PackKeys.suppressionFile, requires: true,
      ["suppress": JSONSchema.list(of: suppression).described("What lint leaves out.")])
  }

  var columnMap: JSONSchema {
    let column = JSONSchema.shared("column")
    return JSONSchema.object(
      [
        "person": column.described("The column with the person's id, if the file has several people."),
        "day": column.described("The column with the day: a date, or a whole number of days after `start`."),
        "start": date.described("If days are whole numbers: the date of day 0."),
        "flare": JSONSchema.object(
          [
            "column": column.described("A column of 0 and 1, or of values that are compared with `at_least`."),
            "at_least": JSONSchema.number().described(
              "A day is a flare day from this value on, in the column's units."),
          ], required: ["column"]
        ).described("Which days were flares."),
        "severity": JSONSchema.object(
          [
            "column": column.described("The column that says how bad the day was."),
            "from": range.described(
              """
              The two ends of the column's scale, [lowest, highest]. They become 0 and 10; the upper one is the bad \
              one.
              """
            ),
            "flare_at": JSONSchema.number().described(
              "A day is a flare day from this value on, in the column's units."),
            "step": JSONSchema.number().with("minimum", .number(0)).described(
              "The distance between two neighbouring values, in the column's units; 0 if any value is possible."),
          ], required: ["column", "from"]
        ).described("How bad each day was."),
        "dates": JSONSchema.words(DateOrder.allCases.map(\.rawValue)).described(
          "Whether the day or the month comes first, if a date can be read both ways."),
        "decimals": JSONSchema.words(DecimalSign.allCases.map(\.rawValue)).described(
          "The decimal sign, if a number can be read both ways."),
        "metrics": byMetric(.shared("metricColumn"), where: { $0.derivation == nil && $0.documents == nil }, fewest: 1)
          .described(
            """
            By metric, the column with its value of the day. An empty cell means no answer. 0 is a value, or means none.
            """
          ),
        "entries": JSONSchema.object([:], patterns: ["^(?!x-)[^.]+\\.[^.]+$": column]).described(
          "By kind of entry and field, such as check-in.notes, the column that fills it."),
      ], required: ["day"]
    )
    .with("anyOf", .list(["flare", "severity", "metrics", "entries"].map { JSONSchema.holding([$0]).value }))
  }

  /// A column of a metric, by its name or with how its cells are read.
  var metricColumn: JSONSchema {
    let column = JSONSchema.shared("column")
    return .any(of: [
      column,
      .object(
        [
          "column": column.described("The column with the value of the day."),
          "from": range.described("The two ends of the column's scale, which become those of the metric."),
          "unit": JSONSchema.words(TimeUnit.allCases.map(\.rawValue)).described(
            "The column's unit of time, if the metric has another one."),
        ], required: ["column"]),
    ])
  }

  /// A name of the file's header. It may look like a number or a truth value.
  var column: JSONSchema {
    JSONSchema(["type": .list(["string", "number", "boolean"].map(JSONValue.text)), "minLength": .number(1)])
  }
}
