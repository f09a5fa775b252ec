import TrackerCore

/// Values that are ten times what the person logs otherwise, or a tenth of it: most likely a slip of the decimal point;
/// and numbers that change slowly and differ from the last one.
struct UsualDoubts {
  let kind: any LogKind.Type
  let context: EntryContext
  /// Before the entry is put.
  let journal: any JournalReading

  /// So many entries make a usual.
  private static let fewest = 5
  /// Only the latest entries count.
  private static let mostEntries = 60
  private static let slip = 10.0

  /// The doubts about the quantities of an entry that differ from those it had before.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func doubts(about entry: Entry, changedFrom before: Entry?) throws -> [Doubt] {
    let fields = kind.fields(in: context)
    // One question about a value is enough.
    let asked = kind.allDoubts(about: entry.payload, at: entry.instant, in: context).compactMap(\.field)
    let quantities = fields.filter { field in
      field.shape.isQuantity && !asked.contains(field.name)
        && entry.payload.fields[field.name] != before?.payload.fields[field.name]
        && (entry.payload.fields[field.name]?.number ?? 0) > 0
    }
    guard !quantities.isEmpty else { return [] }
    // A run is compared with runs, a snack with snacks, a number of one's own with those of its name.
    let names = fields.filter { ($0.isRequired && $0.shape.isName) || $0.isSort }.map(\.name)
    let query = EntryQuery(kinds: [entry.kind], order: .newestFirst, limit: UsualDoubts.mostEntries)
    let alike = try journal.entries(query).filter { other in
      other.id != entry.id && names.allSatisfy { other.payload.fields[$0] == entry.payload.fields[$0] }
    }
    return quantities.compactMap { field in
      if let jump = jump(of: field, in: entry, among: alike) { return jump }
      let usual = alike.compactMap { $0.payload.fields[field.name]?.number }.filter { $0 > 0 }.sorted()
      guard usual.count >= UsualDoubts.fewest, let value = entry.payload.fields[field.name]?.number else { return nil }
      let ratio = value / usual[usual.count / 2]
      if ratio >= UsualDoubts.slip { return doubt(of: field, value, isMore: true) }
      guard ratio <= 1 / UsualDoubts.slip, !canBeLittle(field, of: entry) else { return nil }
      return doubt(of: field, value, isMore: false)
    }
  }

  /// Whether little of it is nothing unusual: a count, such as calories, and what grows in the course of a day.
  private func canBeLittle(_ field: FieldDefinition, of entry: Entry) -> Bool {
    switch field.shape {
    case .whole, .number(_, step: 1, _, _): return true
    default: break
    }
    var alone = entry
    alone.payload.fields = entry.payload.fields.filter { $0.key == field.name }
    let value = entry.payload.fields[field.name]?.number
    return kind.measures(of: alone, in: context).contains { $0.fold == .max && $0.value == value }
  }

  /// Numbers that change little from one day to the next are held against the last one: a tenth of it is a lot.
  private func jump(of field: FieldDefinition, in entry: Entry, among newestFirst: [Entry]) -> Doubt? {
    guard let days = field.steadyDays, let value = entry.payload.fields[field.name]?.number else { return nil }
    let first = entry.day.advanced(by: -days)
    let earlier = newestFirst.first { other in
      other.instant <= entry.instant && other.day >= first && other.payload.fields[field.name] != nil
    }
    guard let last = earlier?.payload.fields[field.name]?.number, abs(value - last) * UsualDoubts.slip > last else {
      return nil
    }
    return .jump(to: value, from: last, of: field)
  }

  private func doubt(of field: FieldDefinition, _ value: Double, isMore: Bool) -> Doubt {
    Doubt(
      code: "unusual-\(field.name)",
      question: isMore
        ? "{value} is much more than you usually log. Is it right?"
        : "{value} is much less than you usually log. Is it right?",
      problem: isMore
        ? "“{field}” is much more than you usually log" : "“{field}” is much less than you usually log",
      fix: "Check the number. If it is right, add --yes.",
      ["field": "\(field.name)", "value": field.toldWithUnit(value)], field: field.name)
  }
}

extension FieldDefinition {
  /// Whether it says of which sort something is, such as the type of an activity.
  fileprivate var isSort: Bool {
    if case .choice = shape { isPositional } else { false }
  }

  fileprivate func toldWithUnit(_ value: Double) -> Phrase {
    if case .minutes = shape { .duration(minutes: Int(value)) } else { told(value) }
  }
}

extension FieldDefinition.Shape {
  /// Numbers above so many are amounts; up to it they are points of a scale.
  private static let mostPoints = 100.0

  /// Whether it takes an amount, which may be ten times another one, not points of a scale.
  fileprivate var isQuantity: Bool {
    switch self {
    case .minutes: true
    case .whole(let range, _): Double(range.upperBound) > Self.mostPoints
    case .number(let range, _, let unit, _): unit != nil || range.upperBound > Self.mostPoints
    default: false
    }
  }

  /// Whether it says what an entry is of.
  fileprivate var isName: Bool {
    switch self {
    case .choice, .symptom, .text: true
    default: false
    }
  }
}
