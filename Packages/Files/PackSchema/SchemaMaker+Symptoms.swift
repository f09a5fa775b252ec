import TrackerCore
import TrackerPacks

extension SchemaMaker {
  var scale: JSONSchema {
    .object(
      PackKeys.scale, requires: false,
      [
        "name": text("name").described("The name of the scale."),
        "range": JSONSchema.shared("range").described("The two ends: [1, 10]."),
        "step": JSONSchema.number().with("exclusiveMinimum", .number(0)).described(
          "The distance between two neighbouring answers; it must lead from one end to the other."),
        "worse": JSONSchema.words(Direction.self).described("Which end is the bad one."),
        "anchors": JSONSchema.shared("anchors").described("Words for values of the scale, at least for both ends."),
        "bands": JSONSchema.list(of: band, fewest: 1).described(
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
        "scale": id.described("The id of its scale."),
        "fold": JSONSchema.words(PackLimits.folds).orNull.described(
          "How several answers of one day become its value. Default: worst."),
        "sites": texts("sites").orNull.described("Where in the body it can be."),
        "aliases": texts("aliases").orNull.described("What people may type for it."),
        "anchors": JSONSchema.shared("anchors").orNull.described(
          "This symptom's own words for values of its scale, in place of the scale's words."),
        "seek_care": JSONSchema.any(of: [text(), .list(of: seekCare, fewest: 1)]).orNull.described(
          """
          When to get help: a list of sentences with the answers they are for. A plain text is shown when the symptom \
          newly reaches its red band.
          """),
        "codes": JSONSchema.list(of: .shared("code")).orNull.described(
          "The symptom in terminologies. Add only codes that you have looked up."),
        "source": ids.orNull.described("Keys of `references` that support the symptom."),
      ])
  }

  private var seekCare: JSONSchema {
    let threshold = JSONSchema.number()
    let when = JSONSchema.object(
      [
        "at": threshold.described("On every answer at this value, or nearer the bad end."),
        "newly_at": threshold.described(
          """
          On an answer at this value, or nearer the bad end, if the last one within a week was better than the value, \
          or if it has got worse by 2 or more.
          """),
      ])
    return JSONSchema.object(
      PackKeys.seekCare, requires: true,
      [
        "when": when.with("minProperties", .number(1)).with("maxProperties", .number(1)).described(
          "The answers it is for. Default: those that newly reach the red band."),
        "level": JSONSchema.words(SeekCare.Level.self).described(
          "ambulance: call one; now: get help now; today: see a doctor today; soon: see a doctor soon."),
        "says": text().described(
          "The action first: “Get medical help straight away if it spreads within hours or days.”"),
      ])
  }

  var flare: JSONSchema {
    .object(
      PackKeys.flare, requires: false,
      [
        "of": ids.with("minItems", .number(1)).described(
          "The symptoms that count. All of them have their bad end on the same side."),
        "take": JSONSchema.words(PackLimits.flareTakes).orNull.described("The worst of the symptoms counts."),
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
