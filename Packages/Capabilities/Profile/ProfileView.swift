import TrackerApplication
import TrackerCore

/// What a person says of themselves, with what each answer is used for: the answer of `profile`.
public struct ProfileView: ReadModel {
  public static let schema = "profile/1"

  /// A part of the profile.
  struct Item: Encodable, Sendable {
    var field: ProfileField
    var title: Phrase
    /// As it is kept: heights in cm, weights in kg, a birth date as ISO; nil where none was given.
    var value: JSONValue?
    var use: Phrase
  }

  /// A suspected trigger with the number that says how much of it a day had.
  struct Watched: Encodable, Sendable {
    var text: String
    /// nil where no number goes by these words.
    var metric: MetricID?
    var name: Phrase?
  }

  /// How much the symptoms affect daily life: the first answer, the last one, and the difference.
  struct Impact: Encodable, Sendable {
    var first: PersonFacts.DatedImpact
    var latest: PersonFacts.DatedImpact
    var change: Int
  }

  var items: [Item]
  /// Whole years; nil without a birth date.
  var age: Int?
  /// The weight that counts: the last one that was logged; nil where none was.
  var loggedWeight: LoggedWeight?
  /// Kilograms divided by the square of metres; nil without a height or a weight.
  var bodyMassIndex: Double?
  var watched: [Watched]
  /// nil where it was never answered.
  var impact: Impact?

  init(_ session: Session, in journal: any JournalReading) throws {
    let answers = try ProfileAnswers(in: journal)
    items = ProfileField.allCases.map { Item(field: $0, title: $0.title, value: answers[$0], use: $0.use) }
    age = answers.age(on: session.today)
    let logged = try LoggedWeight(session, in: journal)
    loggedWeight = logged
    let weight = logged?.value ?? answers[.weight]?.number
    bodyMassIndex = answers[.height]?.number.flatMap { height in
      weight.map { $0 / (height / 100 * (height / 100)) }
    }
    watched = session.suspectedTriggers.map { trigger in
      Watched(
        text: trigger.text, metric: trigger.metric, name: trigger.metric.flatMap { session.person.catalogue[$0]?.name })
    }
    let history = try ImpactHistory(in: journal, upTo: session.today)
    if let first = history.first, let latest = history.latest {
      impact = Impact(first: first, latest: latest, change: latest.value - first.value)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = [.list(.init(items.map { row($0, format) } + [impactRow(format)]))]
    if !watched.isEmpty {
      blocks.append(
        .section([
          .heading(.init("\(format("What you suspect"))")),
          .list(.init(watched.map { Block.ItemList.Item("\(sentence(of: $0, format))", mark: .bullet) })),
          .sentence("\(format("This does not say that they make your days worse."))"),
        ]))
    }
    blocks.append(
      .section([
        .commands([
          .init("symptoms profile edit", format("fill in or change several answers")),
          .init("symptoms profile set height 172cm", format("change one answer")),
          .init("symptoms profile clear height", format("clear one answer")),
        ])
      ]))
    return blocks
  }

  private func row(_ item: Item, _ format: TextFormatter) -> Block.ItemList.Item {
    var details = [format(item.use)]
    var answer = item.value.map { item.field.told($0, format) } ?? format("not given")
    switch item.field {
    case .birthDate:
      if let age { answer = format("{date} (age {age})", ["date": answer, "age": "\(age)"]) }
    case .weight:
      if let loggedWeight {
        answer = format(
          "{weight}, logged on {day}",
          ["weight": format.amount(loggedWeight.value, .weight), "day": format.short(loggedWeight.day)])
      }
      if let bodyMassIndex {
        details.append(
          format(
            "Body mass index: {number}. That is the weight in kg, divided twice by the height in metres.",
            ["number": format.number(bodyMassIndex)]))
      }
    default: break
    }
    return .init("\(format(item.title), .strong): \(answer)", details: details.map { .sentence("\($0)") })
  }

  private func impactRow(_ format: TextFormatter) -> Block.ItemList.Item {
    let answer =
      impact.map { impact in
        let values = [
          "first": "\(impact.first.value)", "start": format.short(impact.first.day),
          "latest": "\(impact.latest.value)", "day": format.short(impact.latest.day),
          "change": format.number(Double(impact.change), upTo: 0, isSigned: true),
        ]
        return impact.first == impact.latest
          ? format("{first} out of 10 ({start})", values)
          : format("first {first} out of 10 ({start}), latest {latest} ({day}), change {change}", values)
      } ?? format("not given")
    return .init(
      "\(format("Effect on daily life"), .strong): \(answer)",
      details: [.sentence("\(format("Asked once a month, so that you can see what has changed."))")])
  }

  private func sentence(of watched: Watched, _ format: TextFormatter) -> String {
    let values = ["text": watched.text, "name": watched.name.map { format($0) } ?? ""]
    return watched.metric == nil
      ? format("{text}: watched, and kept as you wrote it. None of your numbers goes by this name.", values)
      : format("{text}: watched. Your number for it is “{name}”.", values)
  }
}

/// What was changed in the profile: the answer of `profile set` and `profile clear`.
public struct ProfileChangeView: ReadModel {
  public static let schema = "profile-change/1"

  struct Change: Encodable, Sendable {
    var field: ProfileField
    /// As it is kept; nil where it was cleared.
    var value: JSONValue?
  }

  var changes: [Change]
  /// Whether anything was not so before.
  var isChange: Bool
  /// The logged weight that counts before the one that was set; nil where there is none, or none was set.
  var loggedWeight: LoggedWeight?

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard isChange else { return [.sentence("\(format("That is already so. Nothing was changed."))")] }
    var sentences = changes.map { change -> String in
      let title = format(change.field.title)
      guard let value = change.value else { return format("Cleared: {title}.", ["title": format.inSentence(title)]) }
      return format("Saved. {title}: {answer}.", ["title": title, "answer": change.field.told(value, format)])
    }
    if let only = changes.first, changes.count == 1, only.value != nil { sentences.append(format(only.field.use)) }
    if let loggedWeight {
      sentences.append(
        format("Your logged weight of {day} counts first.", ["day": format.short(loggedWeight.day)]))
    }
    return sentences.map { .sentence("\($0)") }
  }
}

extension ProfileField {
  /// An answer in words, in the person's units.
  public func told(_ value: JSONValue, _ format: TextFormatter) -> String {
    switch self {
    case .birthDate: return value.text.flatMap { Day($0) }.map(format.short) ?? ""
    case .sex: return format(Self.sexes.first { $0.choice.id == value.text }?.name ?? "not given")
    default:
      if let quantity { return value.number.map { format.amount($0, quantity) } ?? "" }
      return value.list.map { $0.compactMap(\.text).joined(separator: ", ") } ?? value.text ?? ""
    }
  }
}
