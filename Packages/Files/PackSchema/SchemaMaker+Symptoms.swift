import TrackerCore
import TrackerPacks

extension SchemaMaker {
  var scale: JSONSchema {
    .object(
      PackKeys.scale, requires: false,
      [
        "name": text("name").described("The name of the scale."),
        "kind": JSONSchema.words(Scale.Kind.self).orNull.described(
          "What answers are: points, a count, or a duration in minutes. Default: points."),
        "range": JSONSchema.shared("range").described("The two ends: [1, 10]."),
        "step": JSONSchema.number().with("exclusiveMinimum", .number(0)).orNull.described(
          "The distance between two neighbouring answers; it must lead from one end to the other. Default: 1."),
        "worse": JSONSchema.words(Direction.self).described("Which end is the bad one."),
        "anchors": JSONSchema.shared("anchors").described("Words for values of the scale, at least for both ends."),
        "bands": addable(.list(of: band, fewest: 1)).described(
          "The colours, from the low end up. The last one ends where the range does."),
      ])
  }

  private var band: JSONSchema {
    .object(
      PackKeys.band, requires: true,
      [
        "to": JSONSchema.number().described("The last value of the band. Each band ends above the one before it."),
        "name": text("name").described("The word for the band. The program never shows the colour alone."),
        "colour": JSONSchema.words(BandColour.self).described("green is fine, red is bad."),
      ])
  }

  /// Values of a scale with words.
  var anchors: JSONSchema { .object([:], patterns: ["^\(SchemaMaker.number)$": text().orNull]) }

  var symptom: JSONSchema {
    .object(
      PackKeys.symptom, requires: false,
      [
        "name": text("name").described("What people read."),
        "about": text().orNull.described("One sentence that says how it differs from similar symptoms."),
        "scale": id.orNull.described("The id of its scale. Default: severity."),
        "fold": JSONSchema.words(PackLimits.folds).orNull.described(
          """
          How several answers of one day become its value. Default: worst. sum is for scales of counts and durations.
          """
        ),
        "sites": addable(texts("sites")).orNull.described("Where in the body it can be."),
        "aliases": addable(texts("aliases")).orNull.described("What people may type for it."),
        "anchors": JSONSchema.shared("anchors").orNull.described(
          "This symptom's own words for values of its scale, in place of the scale's words."),
        "seek_care": JSONSchema.any(of: [text(), addable(.list(of: seekCare, fewest: 1))]).orNull.described(
          """
          When to get help: a list of sentences with the answers they are for. A plain text is shown when the symptom \
          newly reaches its red band.
          """),
        "codes": addable(.list(of: .shared("code"))).orNull.described(
          "The symptom in terminologies. Add only codes that you have looked up."),
        "source": addable(ids).orNull.described("Keys of `references` that support the symptom."),
        "applies_to": applies,
      ])
  }

  var seekCare: JSONSchema {
    let threshold = JSONSchema.number()
    let when = JSONSchema.object(
      [
        "at": threshold.described("On every answer at this value, or nearer the bad end."),
        "newly_at": threshold.described(
          """
          On an answer at this value, or nearer the bad end, if the last one within a week was better than the value, \
          or if it has got worse by 2 or more, or by what `by` says.
          """),
        PackKeys.seekCareRise: threshold.with("exclusiveMinimum", .number(0)).described(
          "With `newly_at`: how much worse an answer must be to count again, in the unit of the symptom or metric."),
        "site": texts("sites", fewest: 1).described("Only for entries that name one of these sites of the symptom."),
        "with": JSONSchema.object(
          [:], patterns: ["^(?!x-)(?:\(JSONSchema.idPattern)|[a-z0-9-]+\\.[^ ]+)$": threshold], fewest: 1
        ).described(
          "Only if these symptoms or metrics are at least so much on the same day, or nearer their bad end."),
      ])
    return JSONSchema.object(
      PackKeys.seekCare, requires: true,
      [
        "when": when.with("minProperties", .number(1)).with("not", JSONSchema.holding(PackKeys.seekCareWhen).value)
          .with("dependencies", .object([PackKeys.seekCareRise: .list([.text("newly_at")])]))
          .described(
            "The answers it is for. Default: those that newly reach the red band."),
        "level": JSONSchema.words(SeekCare.Level.self).described(
          "ambulance: call one; now: get help now; today: see a doctor today; soon: see a doctor soon."),
        "says": text().described(
          "The action first: “Get medical help straight away if it spreads within hours or days.”"),
        "applies_to": applies,
      ])
  }

  var flare: JSONSchema {
    .object(
      PackKeys.flare, requires: false,
      [
        "of": addable(ids.with("minItems", .number(1))).described(
          "The symptoms that count. Those without a value in `each` have their bad end on the same side."),
        "take": JSONSchema.words(FlareRule.Take.self).orNull.described(
          "Whether the worst of the symptoms counts, or their mean. Default: worst."),
        "each": JSONSchema.map(of: JSONSchema.number().orNull).orNull.described(
          "By symptom, its own value from which on it makes a flare, in its own units."),
        "together": JSONSchema.whole(in: 1...TextSafety.mostEntries).orNull.described(
          "How many symptoms must reach their values on the day. Default: 1."),
        "days": JSONSchema.whole(in: FlareRule.daysInARow).orNull.described(
          "So many days in a row must be so. The last of them is the first flare day. Default: 1."),
        "at_least": JSONSchema.number().described(
          """
          A day is a flare day if any of the symptoms reaches this value; on a scale whose bad end is low, if it falls \
          to it.
          """
        ),
        "relative": JSONSchema.object(
          PackKeys.relativeFlare, requires: false,
          [
            "above": JSONSchema.number(in: PackLimits.aboveBaseline).described(
              "How many points worse than usual a flare day is."),
            "over": days(PackLimits.baselineDays).described(
              "The days before, such as 28d. Their median is what is usual."),
          ]
        ).orNull.described(
          "For people whose symptoms are always there: a flare day is worse than what is usual for them."),
      ])
  }
}
