import TrackerCore
import TrackerPacks

extension SchemaMaker {
  /// A metric of a pack's own, or those keys of one that a pack above changes. Where a kind is given, just its keys are
  /// taken.
  var ownMetric: JSONSchema {
    let kinds = TrackableDefinition.Kind.allCases
    let ofKinds = kinds.map { kind in (kind, PackKeys.metric(of: kind).required + PackKeys.metric(of: kind).optional) }
    let all = Set(ofKinds.flatMap(\.1))
    let keys: PackKeys.Keys = (PackKeys.metric.required, PackKeys.metric.optional + all.sorted())
    let metric = JSONSchema.object(
      keys, requires: false,
      [
        "name": text("name").described("What people read."),
        "kind": JSONSchema.words(TrackableDefinition.Kind.self).described(
          "What its values are: a number, a count, a duration, yes or no, or one of some words."),
        "about": text().orNull.described("One sentence that says what it is."),
        "unit": JSONSchema.text(longest: PackLimits.unitLength).orNull.described("The unit of a number, such as l."),
        "range": JSONSchema.shared("range").orNull.described("The lowest and the highest value that is taken."),
        "step": JSONSchema.number().with("exclusiveMinimum", .number(0)).orNull.described(
          "The distance between two neighbouring values of a number. Default: any."),
        "choices": texts("name", fewest: PackLimits.fewestChoices).described(
          "The words of a choice, from the lowest to the highest."),
        "fold": JSONSchema.words(PackLimits.foldsOfMetrics).orNull.described(
          "How several values of a day become one. The default depends on the kind."),
        "absence": JSONSchema.words(TrackableDefinition.Absence.self).orNull.described(
          "What a day without a value means: unknown, or none if anything was logged. Default: unknown."),
        "worse": JSONSchema.words(Direction.self).orNull.described("Which end is the bad one. Default: neither."),
        "anchors": JSONSchema.shared("anchors").orNull.described("Words for values of a number or a count."),
        "question": text().orNull.described("What is asked. Default: its name."),
        "ask": JSONSchema.words(TrackableDefinition.Asking.self).orNull.described(
          "When it is asked: with every check-in, or with one a week. Default: never."),
        "aliases": texts("aliases").orNull.described("What people may type for it."),
        "keep": JSONSchema.any(of: [.truth, text()]).orNull.described(
          "true if it is never part of an experiment, or the reason as a sentence."),
        "seek_care": metricCare.orNull.described("When to get help: sentences with the values they are for."),
        "source": ids.orNull.described("Keys of `references` that support it."),
        "applies_to": applies,
      ])
    return ofKinds.reduce(metric) { metric, kind in
      let others = all.subtracting(kind.1).sorted().map { ($0, JSONSchema.nothing) }
      return metric.when(
        .having(["kind": .exactly(.text(kind.0.rawValue))], required: ["kind"]),
        then: .having(Dictionary(others) { first, _ in first }))
    }
  }

  /// What is said for a metric: each rule names a value.
  var metricCare: JSONSchema {
    addable(.list(of: seekCare.with("required", .list(["when", "level", "says"].map(JSONValue.text))), fewest: 1))
  }

  /// The ids of metrics as keys.
  static let metricKey = "^(?!x-)[a-z0-9-]+\\.[^ ]+$"

  /// The key that says for whom a part is.
  var applies: JSONSchema {
    JSONSchema.shared("applies_to").orNull.described("For whom it is there. Default: for everybody.")
  }

  /// For whom a part is.
  var appliesTo: JSONSchema {
    let age = JSONSchema.whole(in: PackLimits.ages)
    return JSONSchema.object(
      ([], PackKeys.appliesTo), requires: false,
      [
        "diagnosis": ids.with("minItems", .number(1)).described(
          "Options of the step with `saves: diagnosis`. The person has one of them."),
        "sex": JSONSchema.list(of: .words(AppliesTo.Sex.self), fewest: 1, isUnique: true).described(
          "The sex at birth."),
        "age": JSONSchema.object(
          PackKeys.ages, requires: false,
          ["from": age.described("The youngest age, in years."), "to": age.described("The oldest age, in years.")]
        ).with("minProperties", .number(1)).described("The age in whole years."),
      ]
    ).with("minProperties", .number(1)).described(
      "For whom it is there; all that is given must hold. What a person has not said leaves it in.")
  }

  /// The texts of a metric of its own in another language.
  var ownMetricTexts: JSONSchema {
    .object([
      "name": text("name").described("What people read."),
      "about": text().described("The sentence that says what it is."),
      "question": text().described("What is asked."),
      "choices": texts("name").described("All words of a choice, in the order of the pack."),
      "anchors": JSONSchema.object([:], patterns: ["^\(SchemaMaker.number)$": text()]).described(
        "Words for its values."),
      "aliases": texts("aliases").described("More words that people may type for it."),
      "seek_care": texts("seek_care").described("The sentences of the pack's list, in its order."),
      "keep": text().described("Why it is never part of an experiment."),
    ])
  }
}
