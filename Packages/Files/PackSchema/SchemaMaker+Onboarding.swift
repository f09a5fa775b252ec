import TrackerCore
import TrackerPacks

extension SchemaMaker {
  /// A step, or those keys of a step that a pack above changes. Where a kind is given, just its keys are taken.
  var step: JSONSchema {
    let kindKeys = PackReader.keysOfKind.mapValues { $0.required + $0.optional }
    let all = Set(kindKeys.values.joined())
    let keys: PackKeys.Keys = (PackKeys.step.required, PackKeys.step.optional + all.sorted())
    let step = JSONSchema.object(
      keys, requires: false,
      [
        "title": text("title").described("The heading of the step."),
        "asks": text().described("The question."),
        "explains": text().orNull.described(
          "Shown under the question: why it is asked and what the answer is used for."),
        "kind": JSONSchema.words(PackReader.kinds).described(
          """
          How it is answered: a line of text, several texts, a value of a scale, one choice, several \
          choices, or several of the pack's symptoms.
          """
        ),
        "saves": text().described(
          """
          The fact about the person that holds the answer. The program itself uses \(facts). Two steps cannot save \
          the same fact.
          """
        ),
        "optional": JSONSchema.truth.orNull.described("Whether a person may skip the step."),
        "max_length": JSONSchema.whole(in: PackLimits.textLength).orNull.described(
          "The most characters of a text. Default: 200. If there are several texts, at most 100."),
        "scale": id.orNull.described("The id of the scale for the answer."),
        "options": JSONSchema.map(of: .shared("option").orNull).orNull.described(
          "The choices, by id; at least two."),
        "offers": addable(ids.with("minItems", .number(1))).orNull.described(
          "The symptoms to choose from, in this order. Default: all of the pack."),
        "preselect": addable(ids).orNull.described("What is selected until the person changes it."),
        "at_least": JSONSchema.whole(in: 0...Int.max).orNull.described("The fewest choices or texts. Default: 0."),
        "at_most": JSONSchema.whole(in: PackLimits.mostTexts).orNull.described(
          "The most texts. Default: 10."),
      ])
    let ofKinds = PackReader.kinds.reduce(step) { step, kind in
      let others = all.subtracting(kindKeys[kind] ?? []).sorted().map { ($0, JSONSchema.nothing) }
      return step.when(
        .having(["kind": .exactly(.text(kind))], required: ["kind"]),
        then: .having(Dictionary(others) { first, _ in first }))
    }
    return PackReader.kindsOfFact.sorted { $0.key < $1.key }.reduce(ofKinds) { step, fact in
      step.when(
        .having(["saves": .exactly(.text(fact.key))], required: ["saves"]),
        then: .having(["kind": .words(fact.value)]))
    }
  }

  private var facts: String { PackReader.kindsOfFact.keys.sorted().joined(separator: ", ") }

  var option: JSONSchema {
    .object(
      PackKeys.option, requires: false,
      [
        "name": text("name").described("What people read."),
        "log": JSONSchema.words(logKinds).orNull.described("In `track`: the kind of entry that answers it."),
        "metric": JSONSchema.shared("metric").orNull.described(
          "In `track`: the metric that answers it, if not every entry of the kind does."),
        "relative_flare": JSONSchema.truth.orNull.described(
          """
          true if this answer offers flares relative to what is usual for the person; `flare` then has the key \
          `relative`.
          """
        ),
        "applies_to": applies,
      ])
  }
}
