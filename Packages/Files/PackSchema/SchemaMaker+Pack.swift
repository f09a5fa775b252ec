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
          "The name of the pack's folder, in kebab-case. It stays for ever: history refers to it."),
        "revision": .whole(in: 1...Int.max).described("The version of the content. Add 1 with every release."),
        "name": text("name").described("What people call the condition."),
        "summary": text().described("One sentence that says what the condition is; shown where a pack is chosen."),
        "extends": id.described(
          """
          The id of the pack this one stands on, mostly `universal`. Maps merge by key, lists and values are \
          replaced whole, and null removes.
          """
        ),
        "aliases": texts("aliases").described("Other names by which people look for the condition."),
        "codes": JSONSchema.list(of: .shared("code")).orNull.described(
          "The condition in terminologies. Enter only what you looked up."),
        "references": JSONSchema.map(of: .shared("reference").orNull).orNull.described(
          "The published sources that the pack leans on, by a key such as `author-2013`."),
        "scales": JSONSchema.map(of: .shared("scale").orNull).orNull.described(
          "What people answer on, by id. Most packs use those of the base."),
        "symptoms": JSONSchema.map(of: .shared("symptom").orNull).described(
          "The symptoms, by id. Each is the metric symptom.<id>. null removes one of a pack below."),
        "check_in": checkIn,
        "onboarding": JSONSchema.map(of: .shared("step").orNull).described(
          """
          What a person is asked when setting up, by the id of the step, in this order. Steps of a pack below can be \
          changed key by key.
          """
        ),
        "flare": flare.described("What makes a day a flare: what forecasts forecast."),
        "foods": JSONSchema.map(of: texts("foods", fewest: 1).orNull).orNull.described(
          """
          Groups of foods, by id. Each is the metric food-group.<id>: how many portions of the day's foods hold one \
          of the listed words.
          """
        ),
        "risk": risk,
        "messages": messages.orNull.described("What is said beside a risk."),
        "changes": changes,
        "demo": JSONSchema.whole(in: 1...Int.max).orNull.described(
          "The made-up life that `symptoms demo` shows. The first pack with one is what it shows unless told."),
        "builds": JSONSchema.object(
          PackKeys.builds, requires: true,
          [
            "name": id.described("The step whose answer is the condition's name."),
            "symptoms": id.described("The step, of the kind texts, whose answers become symptoms."),
          ]
        ).described("Makes onboarding build a pack of one's own from the answers of two steps."),
      ]
    )
    .when(.holding(["extends"]), otherwise: .holding(PackKeys.body.required))
  }

  var checkIn: JSONSchema {
    ids.with("minItems", .number(1)).described("The ids of the symptoms that the daily check-in asks, in this order.")
  }

  var code: JSONSchema {
    .object(
      PackKeys.code, requires: true,
      [
        "system": text().described("The terminology, as the address that names it."),
        "code": text().described("The code, in quotes where it is all digits."),
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
          "Where it can be read. One of doi, pmid and url is needed."),
        "finding": text().described(
          "Which figure or statement of it is used here. Enter a source only after reading its abstract."),
      ])
  }

  var messages: JSONSchema {
    let texts = Messages.Key.allCases.map { ($0.rawValue, text().orNull.described($0.about)) }
    return .object(Dictionary(texts) { first, _ in first })
  }

  private var changes: JSONSchema {
    let sections = PackChange.Section.allCases.map { section in
      let element = section == .symptoms ? JSONSchema.shared("change") : change(withRange: false)
      return (
        section.rawValue,
        JSONSchema.map(of: element.orNull).orNull.described(
          "What became of \(section.rawValue) that were shipped once, by their old id.")
      )
    }
    return JSONSchema.object(Dictionary(sections) { first, _ in first }).orNull
      .described("What became of ids that the pack shipped once and no longer has, so that history still reads.")
  }

  var change: JSONSchema { change(withRange: true) }

  private func change(withRange: Bool) -> JSONSchema {
    let keys: PackKeys.Keys = (PackKeys.change.required, PackKeys.change.optional.filter { $0 != "from" || withRange })
    return JSONSchema.object(
      keys, requires: false,
      [
        "now": id.orNull.described("The id that took its place."),
        "gone": JSONSchema.truth.orNull.described("true where nothing took its place."),
        "from": JSONSchema.shared("range").orNull.described(
          "The range of the scale that it was answered on, where that was another one: [lowest, highest]."),
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
      A part in [brackets] is said only when each of its placeholders has a value: {reason} is the main reason, \
      {name} the person's name.
      """
    return switch self {
    case .todayLow: "Said beside a low risk for today. \(reason)"
    case .todayModerate: "Said beside a moderate risk for today. \(reason)"
    case .todayHigh: "Said beside a high risk for today. \(reason)"
    case .tomorrowLow: "Said beside a low risk for tomorrow. \(reason)"
    case .tomorrowModerate: "Said beside a moderate risk for tomorrow. \(reason)"
    case .tomorrowHigh: "Said beside a high risk for tomorrow. \(reason)"
    case .tooLittleData: "Said when nothing can be forecast for a lack of recent entries."
    case .building: "Said under seven logged days; {days} are logged so far."
    case .matched: "Said when the day came as it was forecast."
    }
  }
}
