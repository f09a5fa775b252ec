import TrackerCore

extension ImportView {
  /// How many entries came in of a kind, or of one thing of it that has a name of its own.
  struct Amount: Sendable, Hashable {
    /// As people call it.
    var name: Phrase
    var new = 0
    var changed = 0
    var unchanged = 0

    /// Whether anything of it came in.
    var isNews: Bool { new + changed > 0 }
  }
}

/// Counts the entries of an import by what people call them.
struct ImportAmounts {
  /// In the order in which they were first met.
  private(set) var all: [ImportView.Amount] = []
  private let person: Person
  private let context: EntryContext
  private var places: [Thing: Int] = [:]

  /// The kind, with what of it has a name of its own.
  private struct Thing: Hashable {
    var kind: LogKindID
    var name: String?
  }

  init(_ plan: ImportPlan, of session: Session) {
    person = session.person
    context = person.entryContext
    for draft in plan.new { all[place(of: draft)].new += 1 }
    for change in plan.changed { all[place(of: change.draft)].changed += 1 }
    for draft in plan.unchanged { all[place(of: draft)].unchanged += 1 }
  }

  private mutating func place(of draft: ImportDraft) -> Int {
    let thing = Thing(kind: draft.kind.id, name: draft.thing)
    if let known = places[thing] { return known }
    let name = name(of: draft)
    let place = all.firstIndex { $0.name == name } ?? all.count
    if place == all.count { all.append(.init(name: name)) }
    places[thing] = place
    return place
  }

  private func name(of draft: ImportDraft) -> Phrase {
    guard let thing = draft.thing else { return .words(draft.kind.definition.name, [:]) }
    return switch draft.kind.id {
    case LoggedSymptom.kind: .verbatim(context.symptom(SymptomID(thing))?.name ?? thing)
    case _ where draft.kind.definition.isOfTrackables: .verbatim(person.trackables.named(thing)?.label ?? thing)
    default: person.catalogue[MetricID(thing)]?.name ?? .verbatim(thing)
    }
  }
}

extension ImportDraft {
  /// Of the kinds whose entries are about many things, which one: a symptom, something of one's own or a metric. nil
  /// for all other kinds.
  fileprivate var thing: String? {
    let definition = kind.definition
    let field: String? =
      if definition.id == LoggedSymptom.kind {
        LoggedSymptom.symptom.name
      } else if definition.isOfTrackables {
        "name"
      } else if definition.metrics == [.named] {
        "metric"
      } else {
        nil
      }
    return field.flatMap { payload?.fields[$0]?.text }
  }

  /// What of one's own it is a number of, as it was named; nil for entries of other kinds.
  var ownNumber: String? { kind.definition.isOfTrackables ? thing : nil }
}
