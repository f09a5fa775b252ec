import TrackerCore
import TrackerPacks

extension SchemaMaker {
  var risk: JSONSchema {
    JSONSchema.object(
      PackKeys.risk, requires: false,
      [
        "groups": JSONSchema.map(of: .shared("group").orNull).described(
          "What makes up the load score, by id. After merging all packs, the weights add up to 100."),
        "factors": JSONSchema.map(of: .shared("factor").orNull).described(
          """
          What raises or lowers a group's score, by id: a metric with a window and a curve, or a compound of other \
          factors.
          """
        ),
      ]
    ).described("What tends to come before flare days: groups with weights, and the factors in them.")
  }

  var group: JSONSchema {
    .object(
      PackKeys.group, requires: false,
      [
        "name": text("name").described("What people read."),
        "weight": JSONSchema.number(in: PackLimits.weight).described(
          "The group's share of the load score. The weights of all groups add up to 100."),
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
          "The metric. `symptoms pack metrics` lists all with unit and range."),
        "over": days(PackLimits.windowDays).orNull.described(
          "The window of days that ends that day, such as 7d. Default: 1d."),
        "lag": days(PackLimits.lagDays).orNull.described(
          "How many days earlier the window ends, such as 1d. Default: 0d."),
        "take": take.orNull.described(
          """
          How the window's days become one value. Default: the metric's own way. days_at_least(6) counts days with at \
          least that value, run counts days above 0 in a row.
          """
        ),
        "against": JSONSchema.any(of: [.words([PackLimits.againstUsual]), days(PackLimits.againstDays)]).orNull
          .described(
            """
            What the value is compared with; the curve looks at the difference. 1d: the same window a day before. \
            usual: the person's own usual, the mean of the 28 days before the window.
            """),
        "in": JSONSchema.words([PackLimits.inSpread]).orNull.described(
          "With `against: usual`: spread divides the difference by the standard deviation of those days."),
        "at": JSONSchema.words(PartOfDay.self).orNull.described(
          "Only this part of the day counts: morning to 12:00, afternoon to 17:00, evening to 22:00, night."),
        "response": JSONSchema.shared("response").orNull.described(
          """
          The curve from the window's value to points: [[value, points], …] with rising values, straight lines \
          between, flat outside. Points above 0 raise the load score, below 0 protect.
          """
        ),
        "all_of": addable(ids.with("minItems", .number(2))).orNull.described(
          "Makes it a compound: the ids of the factors that count only together."),
        "applies_to": applies,
        "points": JSONSchema.number(in: PackLimits.points).orNull.described(
          "For a compound: the points when every part is at its highest."),
        "prior": prior,
        "says": says(isTranslated: false),
        "source": addable(ids).orNull.described("Keys of `references` that support the factor."),
        "keep": keep,
        "why": text().orNull.described("One sentence on where the curve comes from."),
      ]
    )
    .when(.having(["all_of": addable(.list(of: JSONSchema()))], required: ["all_of"]), then: .having(nothing(at: own)))
    .when(.having(["metric": .text()], required: ["metric"]), then: .having(nothing(at: PackKeys.compound.required)))
  }

  private func nothing(at keys: [String]) -> [String: JSONSchema] {
    Dictionary(keys.map { ($0, .nothing) }) { first, _ in first }
  }

  var take: JSONSchema {
    .text("^(?:\(PackLimits.takes.joined(separator: "|"))|days_at_least\\(\(SchemaMaker.number)\\))$")
      .with("examples", .list((PackLimits.takes + ["days_at_least(6)"]).map(JSONValue.text)))
  }

  var response: JSONSchema { addable(.list(of: .pair(.number(), .number(in: PackLimits.points)), fewest: 2)) }

  /// The two sentences of a factor, or one text.
  func says(isTranslated: Bool) -> JSONSchema {
    let sentence = JSONSchema.any(of: [
      text(),
      .object(
        [
          "none": text().described("If the number shown for the value is 0."),
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
      person's own; {value times} reads “3 times”, {value minutes} “45 minutes”, {value hours} “12 hours”. \
      {on_day}, {night} and {day_before} say which day is meant. With `against`, {value} is the size of the difference \
      and {now} the value itself. \
      A part in [brackets] is left out if {usual} is not known or is the same number.
      """)
  }

  private var prior: JSONSchema {
    JSONSchema.object(
      PackKeys.prior, requires: false,
      [
        "log_odds": JSONSchema.number(in: PackLimits.logOdds).described(
          "How far one personal standard deviation of the curve moves the log-odds of a flare tomorrow."),
        "sure": JSONSchema.words(RiskFactor.Confidence.self).described(
          "How sure you are that there is an effect. Without a source, write `low`."),
      ]
    ).described("What is assumed about the factor before the program has learnt anything about the person.")
  }
}
