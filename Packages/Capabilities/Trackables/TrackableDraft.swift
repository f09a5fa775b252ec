import Foundation
import TrackerApplication
import TrackerCore

/// What somebody wants to track of their own, as they typed it.
public struct TrackableDraft: Sendable {
  public var label: String
  /// The kinds that were named; a number where none was.
  public var kinds: Set<TrackableDefinition.Kind> = []
  public var unit: String?
  /// Such as `0-24`.
  public var range: String?
  public var step: String?
  /// Such as `light, medium, heavy`.
  public var choices: String?
  /// `sum`, `mean`, `last`, `max` or `min`.
  public var day: String?
  /// Whether days with entries and without it count as none.
  public var absenceIsNone = false
  public var question: String?
  public var isFollowed = false
  /// Whether it is a symptom.
  public var isSymptom = false
  /// Whether the check-in asks for it, which only a symptom can be.
  public var isAsked = false
  /// Such as `figs, dates`; nil for what is no group of foods.
  public var foods: String?
  /// Such as `sweet potato`: names that hold one of the foods and are none.
  public var butNot: String?

  public init(_ label: String) { self.label = label }
}

/// Makes a definition of what was typed, and collects everything that is wrong with it.
struct TrackableReader {
  let session: Session
  /// Whether a line that begins so is a command of the host, which nothing of one's own may be called like.
  let isCommand: ([String]) -> Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ session: Session, isCommand: @escaping ([String]) -> Bool) {
    self.session = session
    self.isCommand = isCommand
  }

  /// So many characters of a unit, and of a word to choose.
  static let (unitLength, choiceLength, questionLength) = (20, 30, 100)
  /// So many words there are to choose from.
  static let mostChoices = 20
  /// Numbers go up to it.
  private static let highest = 1e9
  /// So many foods there are in a group, with so many characters each.
  private static let (mostFoods, foodLength) = (200, 50)

  /// - Throws: `Failure` (`validation`) with everything that is wrong.
  mutating func definition(_ draft: TrackableDraft, beside others: Trackables) throws -> TrackableDefinition {
    let label = self.label(draft.label, beside: others)
    if draft.isSymptom || draft.foods != nil || draft.butNot != nil || draft.isAsked {
      return try definition(ofRole: draft, label: label)
    }
    var kinds = draft.kinds
    if draft.choices != nil { kinds.insert(.choice) }
    if kinds.count > 1 {
      report("several-kinds", "Choose one of --yes-no, --count, --duration and --words", field: "kind")
    }
    let kind = kinds.first ?? .number
    var own = TrackableDefinition(TrackableID(label.metricWord), label: label, kind)
    if kind == .number {
      numbers(draft, &own)
    } else if [draft.unit, draft.range, draft.step].contains(where: { $0 != nil }) {
      report("not-a-number", "--unit, --range and --step are for numbers", field: "unit")
    }
    if kind == .choice { own.choices = choices(draft.choices ?? "") }
    if let day = draft.day { own.fold = fold(day, of: kind) ?? own.fold }
    own.question = text(draft.question, TrackableReader.questionLength, "question")
    own.absence = draft.absenceIsNone ? .none : .unknown
    own.isFollowed = draft.isFollowed
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    return own
  }

  /// A symptom, or foods that are looked at together.
  private mutating func definition(ofRole draft: TrackableDraft, label: String) throws -> TrackableDefinition {
    let id = TrackableID(label.metricWord)
    let isOther = !draft.kinds.isEmpty || [draft.choices, draft.unit, draft.step].contains { $0 != nil }
    if isOther || draft.absenceIsNone || (draft.isSymptom && draft.foods != nil)
      || (draft.foods != nil && (draft.range ?? draft.day) != nil)
    {
      report(
        "several-kinds", "With --symptom you can use --range, --day and --ask. With --foods: --but-not", field: "kind")
    }
    var own: TrackableDefinition
    if draft.isSymptom {
      own = .symptom(id, label: label, range: draft.range.flatMap { symptomRange($0) })
      if draft.isAsked { own.asking = .checkIn }
      if let day = draft.day, let fold = fold(day, of: .number), fold != .sum { own.fold = fold }
      if draft.day?.trimmed.lowercased() == Fold.sum.rawValue {
        report("bad-day", "Answers of a symptom are not added up. Use mean, last, max or min", field: "day")
      }
      if draft.butNot != nil { report("needs-foods", "--but-not goes with --foods", field: "but-not") }
    } else if let typed = draft.foods {
      let foods = self.foods(typed, "foods")
      own = .foods(id, label: label, foods, butNot: draft.butNot.map { self.foods($0, "but-not") } ?? [])
      if draft.isAsked { report("needs-symptom", "--ask goes with --symptom", field: "ask") }
      if session.person.packs.contains(where: { $0.foods.contains { $0.id.rawValue == id.rawValue } }) {
        report(
          "name-taken", "Your conditions already count {name}. Choose another name", ["name": .verbatim(label)],
          field: "name")
      }
    } else {
      own = TrackableDefinition(id, label: label, .number)
      report(
        draft.isAsked ? "needs-symptom" : "needs-foods",
        draft.isAsked ? "--ask goes with --symptom" : "--but-not goes with --foods", field: "kind")
    }
    own.question = text(draft.question, TrackableReader.questionLength, "question")
    own.isFollowed = draft.isFollowed
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    return own
  }

  /// Puts what a draft says of foods and of a question into a definition; an empty text takes it away.
  mutating func change(_ own: inout TrackableDefinition, to draft: TrackableDraft) {
    if [draft.foods, draft.butNot, draft.question].allSatisfy({ $0 == nil }) {
      report("nothing-to-change", "Say what is to change: --foods, --but-not or --question", field: "kind")
    }
    if (draft.foods ?? draft.butNot) != nil, own.role != .foods {
      report("needs-foods", "{name} counts no foods", ["name": .verbatim(own.label)], field: "foods")
      return
    }
    if let typed = draft.foods { own.foods = foods(typed, "foods") }
    if let typed = draft.butNot { own.butNot = typed.trimmed.isEmpty ? nil : foods(typed, "but-not") }
    if let typed = draft.question {
      own.question = typed.trimmed.isEmpty ? nil : text(typed, TrackableReader.questionLength, "question")
    }
  }

  /// A range of whole points that begins at 0 or 1.
  private mutating func symptomRange(_ typed: String) -> ClosedRange<Double>? {
    guard let range = range(typed) else { return nil }
    let isWhole = [range.lowerBound, range.upperBound].allSatisfy { $0 == $0.rounded() }
    guard isWhole, (0...1).contains(range.lowerBound), range.upperBound <= 100 else {
      report("bad-range", "A symptom goes in whole numbers from 0 or 1 to 100 at most", field: "range")
      return nil
    }
    return range
  }

  /// Foods as they were typed, each once.
  private mutating func foods(_ typed: String, _ field: String) -> [String] {
    let parts = typed.split { ",;".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    let foods = parts.compactMap { text($0, TrackableReader.foodLength, field)?.lowercased() }
    if foods.isEmpty || foods.count > TrackableReader.mostFoods {
      report(
        "no-foods", "Name 1 to {count} foods, such as --foods figs,dates",
        ["count": .count(TrackableReader.mostFoods)], field: field)
    } else if foods.count == parts.count, !foods.allSatisfy({ FoodGroup.plain($0).contains(where: \.isLetter) }) {
      report("no-foods", "Each food needs a letter, such as --foods figs,dates", field: field)
    }
    return foods.reduce(into: []) { known, food in
      if !known.contains(where: { FoodGroup.plain($0) == FoodGroup.plain(food) }) { known.append(food) }
    }
  }

  // MARK: Names

  /// A label that nothing else goes by.
  ///
  /// - Parameter own: What it is a new label of; nil for something new.
  mutating func label(_ typed: String, of own: TrackableDefinition? = nil, beside others: Trackables) -> String {
    guard let label = text(typed, TrackableDefinition.labelLength, "name") else { return "" }
    let word = label.metricWord
    if !word.contains(where: \.isLetter) {
      report("no-name", "A name needs a letter, such as: symptoms own add siesta", field: "name")
    } else if let other = others.named(label), other.id != own?.id {
      report(
        "name-taken", "You already track {name}. To see it: {command}",
        ["name": .verbatim(other.label), "command": "symptoms own show \(other.id.rawValue.shellWord)"], field: "name")
    } else if own?.words.contains(word) != true, isTaken(label) {
      let other = "symptoms own add \("my \(label)".shellWord)"
      let noun = noun(loggedBy: label)
      report(
        "name-of-program",
        noun == nil
          ? "“{word}” means something else here. Try: {command}" : "“{word}” already logs {noun}. Try: {command}",
        ["word": .verbatim(label), "noun": noun ?? "", "command": .verbatim(other)], field: "name")
    }
    return label
  }

  /// What a line logs that begins with the label; nil where it does something else.
  private func noun(loggedBy label: String) -> Phrase? {
    let registry = session.environment.registry
    let kind = [label.lowercased(), label.metricWord].lazy.compactMap { word in
      (registry.logKind(named: word) ?? registry.logKind(choosing: word))?.definition
        ?? registry.field(leading: word)?.kind
    }.first
    return kind.map { .words($0.noun, [:]) }
  }

  /// Whether a line that begins with the label, or with the id made of it, means something else.
  private func isTaken(_ label: String) -> Bool {
    let registry = session.environment.registry
    return [label.lowercased(), label.metricWord].contains { word in
      isCommand([word]) || registry.logKind(named: word) != nil || registry.logKind(choosing: word) != nil
        || registry.field(leading: word) != nil || !session.person.entryContext.symptoms(named: word).isEmpty
    }
  }

  /// A text on one line, in one form of its letters, without signs that have no look of their own but for those that
  /// join letters; nil where there is none.
  private mutating func text(_ typed: String?, _ longest: Int, _ field: String) -> String? {
    guard let typed else { return nil }
    let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
    let scalars = typed.unicodeScalars.filter {
      $0.properties.generalCategory != .format || joiners.contains($0)
    }
    let text = String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    do {
      try FieldDefinition(field, .text(maxLength: longest), field).check(
        .text(text), in: session.person.entryContext)
      return text
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  // MARK: Values

  private mutating func numbers(_ draft: TrackableDraft, _ own: inout TrackableDefinition) {
    if let unit = text(draft.unit, TrackableReader.unitLength, "unit") {
      own.unit = unit
      if unit.contains(where: { $0.isNumber || $0 == "=" }) {
        report("bad-unit", "A unit has no digits. Write it like h, cups or %", field: "unit")
      }
    }
    if let range = draft.range { own.range = self.range(range) }
    guard let typed = draft.step else { return }
    let length = own.range.map { $0.upperBound - $0.lowerBound } ?? TrackableReader.highest
    if let step = number(typed), step > 0, step <= length {
      own.step = step
    } else {
      report("bad-step", "A step is above 0 and within the range, such as 0.5", field: "step")
    }
  }

  private mutating func range(_ typed: String) -> ClosedRange<Double>? {
    let pattern = /\s*(-?[0-9]+(?:[.,][0-9]+)?)\s*(?:-|–|\.\.+|to|bis)\s*(-?[0-9]+(?:[.,][0-9]+)?)\s*/
    guard let match = typed.wholeMatch(of: pattern), let low = number(String(match.1)),
      let high = number(String(match.2))
    else {
      report("bad-range", "That is not a range. Write it like --range=0-24", field: "range")
      return nil
    }
    guard low < high else {
      report(
        "range-upside-down", "A range begins with its lowest number. Write it like --range=0-24", field: "range")
      return nil
    }
    return low...high
  }

  private func number(_ typed: String) -> Double? {
    Double(typed.trimmed.replacing(",", with: ".")).flatMap { abs($0) <= TrackableReader.highest ? $0 : nil }
  }

  /// From the lowest to the highest.
  private mutating func choices(_ typed: String) -> [String] {
    let parts = typed.split { ",;".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    let words = parts.compactMap { text($0, TrackableReader.choiceLength, "words")?.lowercased() }
    let ids = words.map(\.metricWord)
    if words.count < 2 {
      report("one-word", "Name two words or more, such as --words light,medium,heavy", field: "words")
    } else if words.count > TrackableReader.mostChoices {
      report(
        "too-many-words", "There can be up to {count} words", ["count": .count(TrackableReader.mostChoices)],
        field: "words")
    } else if Set(ids).count < ids.count {
      report("word-twice", "Each word can be there only once", field: "words")
    } else if !ids.allSatisfy({ $0.contains(where: \.isLetter) }) {
      report("no-word", "Each word needs a letter, such as --words light,medium,heavy", field: "words")
    }
    return words
  }

  private mutating func fold(_ typed: String, of kind: TrackableDefinition.Kind) -> Fold? {
    let word = typed.trimmed.lowercased()
    if let fold = kind.folds.first(where: { $0.rawValue == word }) { return fold }
    report(
      "bad-day", "That does not fit --day. Use {words}",
      ["words": .anyOf(kind.folds.map { .verbatim($0.rawValue) })], field: "day")
    return nil
  }

  private mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], field: String? = nil
  ) {
    diagnostics.append(Diagnostic(code: code, message, values, field: field))
  }
}
