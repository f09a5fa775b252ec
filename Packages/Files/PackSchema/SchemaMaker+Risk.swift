import TrackerCore
import TrackerPacks

extension SchemaMaker {
  var risk: JSONSchema {
    JSONSchema.object(
      PackKeys.risk, requires: false,
      [
        "groups": JSONSchema.map(of: .shared("group").orNull).described(
          "What makes up the load score, by id. The weights sum to 100 once all packs are merged."),
        "factors": JSONSchema.map(of: .shared("factor").orNull).described(
          """
          What raises or lowers a group's score, by id: a metric with a window and a curve, or a compound of other \
          factors.
          """
        ),
      ]
    ).described("What comes before bad days: groups with weights, and the factors in them.")
  }

  var group: JSONSchema {
    .object(
      PackKeys.group, requires: false,
      [
        "name": text("name").described("What people read."),
        "weight": JSONSchema.number(in: PackLimits.weight).described(
          "The group's part of the load score. The weights of all groups sum to 100."),
      ])
  }

  /// A factor, or those keys of a factor that a pack above changes. A compound has no metric, and a metric no parts.
  var factor: JSONSchema {
    let own = PackKeys.response.required + PackKeys.response.optional
    let keys: PackKeys.Keys = (PackKeys.factor.required, PackKeys.factor.optional + own + PackKeys.compound.required)
    return JSONSchema.object(
      keys, requires: false,
      [
        "name": text("name").described("What people read."),
        "group": id.described("The id of the group it counts in."),
        "metric": JSONSchema.shared("factor_metric").orNull.described(
          "What it looks at; `symptoms pack metrics` lists all with unit and range."),
        "over": days(PackLimits.windowDays).orNull.described(
          "The window of days that ends that day, such as 7d; 1d unless given."),
        "lag": days(PackLimits.lagDays).orNull.described(
          "The window ends so many days earlier, such as 1d; 0d unless given."),
        "take": take.orNull.described(
          """
          How the window's days become one value; the metric's own way unless given. days_at_least(6) counts days \
          from a value on, run the days in a row above 0.
          """
        ),
        "response": JSONSchema.shared("response").orNull.described(
          """
          The curve from the window's value to points: [[value, points], …] with rising values, straight lines \
          between, flat outside. Points above 0 raise the load, below 0 protect.
          """
        ),
        "all_of": ids.with("minItems", .number(2)).orNull.described(
          "Makes it a compound: the ids of the factors that count only together."),
        "points": JSONSchema.number(in: PackLimits.points).orNull.described(
          "Of a compound: the points when every part is at its highest."),
        "prior": prior,
        "says": says(isTranslated: false),
        "source": ids.orNull.described("Keys of `references` that the factor rests on."),
        "why": text().orNull.described("One sentence on where the shape comes from."),
      ]
    )
    .when(.having(["all_of": .list(of: JSONSchema())], required: ["all_of"]), then: .having(nothing(at: own)))
    .when(.having(["metric": .text()], required: ["metric"]), then: .having(nothing(at: PackKeys.compound.required)))
  }

  private func nothing(at keys: [String]) -> [String: JSONSchema] {
    Dictionary(keys.map { ($0, .nothing) }) { first, _ in first }
  }

  private var take: JSONSchema {
    .text("^(?:\(PackLimits.takes.joined(separator: "|"))|days_at_least\\(\(SchemaMaker.number)\\))$")
      .with("examples", .list((PackLimits.takes + ["days_at_least(6)"]).map(JSONValue.text)))
  }

  var response: JSONSchema { .list(of: .pair(.number(), .number(in: PackLimits.points)), fewest: 2) }

  /// The two sentences of a factor, or one text.
  func says(isTranslated: Bool) -> JSONSchema {
    let sentence = JSONSchema.any(of: [
      text(),
      .object(
        [
          "none": text().described("Where the number shown for the value is 0."),
          "one": text().described("Where it is 1."),
          "other": text().described("For every other number. Without it, the factor is left out."),
        ].mapValues { isTranslated ? $0 : $0.orNull }),
    ])
    let sentences = ["raises": "a higher", "lowers": "a lower"].mapValues { chance in
      (isTranslated ? sentence : sentence.orNull).described(
        """
        The factor as a reason for \(chance) chance of a flare: one sentence in the simple past, such as \
        “You slept {value} hours {night}[; you usually sleep {usual}].” Write \(FactorSentence.leftOutWord) to leave \
        the factor out.
        """)
    }
    return JSONSchema.any(of: [text(), .object(sentences, fewest: 1)]).described(
      """
      The factor as a reason, in a sentence for each direction. {value} is the window's value and {usual} the \
      person's own; {value times} reads “3 times”, {value hours} “12 hours”. {on_day}, {night} and {day_before} say \
      which day is meant. A part in [brackets] is left out where {usual} is not known or not another number.
      """)
  }

  private var prior: JSONSchema {
    JSONSchema.object(
      PackKeys.prior, requires: false,
      [
        "log_odds": JSONSchema.number(in: PackLimits.logOdds).described(
          "How far one personal standard deviation of the curve moves the log-odds of a flare tomorrow."),
        "sure": JSONSchema.words(RiskFactor.Confidence.self).described(
          "How sure it is that there is an effect at all. `low` without a source is right where there is none."),
      ]
    ).described("What is believed of the factor before anything is learnt of the person.")
  }
}
