import TrackerApplication
import TrackerCore

/// What the texts of a form say when they are read as a command line would be.
public struct FormReading: Sendable {
  /// What is wrong with a field, by its id.
  public var faults: [String: Phrase] = [:]
  /// What to answer in fields that are empty and may not be, by their ids.
  public var missing: [String: Phrase] = [:]
  /// What is wrong with several fields together.
  public var general: [Phrase] = []
  /// What a text means, by the field's id: the length of a night, the weekday of a date.
  public var meanings: [String: Phrase] = [:]

  public init() {}

  public var isFine: Bool { faults.isEmpty && missing.isEmpty && general.isEmpty }
}

/// A form of one line a field; the field in focus is unfolded. Enter saves from every line.
///
/// What is typed is read after every key by the checks of the command line. A fault is shown once its field is left.
public struct FieldsForm: FormModel {
  public var heading: FormHeading
  public private(set) var fields: [FormField]
  /// The field that keys change.
  public private(set) var focus: Int
  /// Whether the person left and wants to forget what was typed.
  public private(set) var isDiscarded = false
  let read: @Sendable (_ texts: [String: String]) -> FormReading
  let suggest: @Sendable (_ field: String, _ beginning: String) -> [String]
  private(set) var reading: FormReading
  /// Fields that were left once: their faults are shown.
  private(set) var left: Set<String> = []
  var message: Phrase?
  /// Whether it is asked what becomes of what was typed.
  private(set) var isLeaving = false
  private var suggested: Suggested?
  /// The next one to be asked for line by line.
  private(set) var asked = 0
  /// What leaving would not lose.
  private var safe: [String: String]

  /// A suggestion that stands in a field.
  private struct Suggested: Sendable {
    var original: String
    var texts: [String]
    var place: Int
  }

  /// So many suggestions are shown.
  static let mostSuggested = 5

  /// - Parameters:
  ///   - fields: Those needed first; one at least.
  ///   - draft: What was typed before and not saved, by the fields' ids; ids that are none are passed over.
  ///   - read: Says what is wrong with texts, and what they mean. It is called after every key.
  ///   - suggest: What may be meant by the beginning of a text, the best first.
  public init(
    heading: FormHeading, fields: [FormField], draft: [String: String] = [:],
    read: @escaping @Sendable (_ texts: [String: String]) -> FormReading,
    suggest: @escaping @Sendable (_ field: String, _ beginning: String) -> [String] = { _, _ in [] }
  ) {
    self.heading = heading
    self.fields = fields
    self.read = read
    self.suggest = suggest
    safe = Dictionary(fields.map { ($0.id, $0.text) }) { first, _ in first }
    focus = 0
    for index in fields.indices { if let text = draft[fields[index].id] { self.fields[index].set(text) } }
    reading = FormReading()
    reading = read(texts)
  }

  /// What stands in the fields, by their ids; empty where nothing does.
  public var texts: [String: String] { Dictionary(fields.map { ($0.id, $0.text) }) { first, _ in first } }

  public var focused: FormField { fields[focus] }

  /// Shows a text in place of the one that a field has, without it being something to lose.
  public mutating func update(_ field: String, to text: String) {
    guard let index = fields.firstIndex(where: { $0.id == field }) else { return }
    fields[index].set(text)
    safe[field] = text
    reading = read(texts)
  }

  /// Says why what stands there could not be saved; the form goes on with it.
  public mutating func refuse(_ why: Phrase) {
    message = why
    asked = 0
    isDiscarded = false
  }

  // MARK: Keys

  public mutating func press(_ key: Key) -> FormSignal {
    if isLeaving { return leave(key) }
    message = nil
    switch key {
    case .interrupt, .endOfInput: return .left
    case .escape:
      guard texts != safe else { return .left }
      isLeaving = true
    case .enter: return finish()
    case .up, .backTab: move(to: focus - 1)
    case .down, .tab: move(to: focus + 1)
    case .right where takeSuggestion(): break
    default:
      suggested = nil
      change(key)
    }
    reading = read(texts)
    return .open
  }

  private mutating func leave(_ key: Key) -> FormSignal {
    switch key {
    case .interrupt, .endOfInput, .enter: return .left
    case .backspace:
      isDiscarded = true
      return .left
    case .escape: isLeaving = false
    default: break
    }
    return .open
  }

  private mutating func move(to place: Int) {
    suggested = nil
    fields[focus].leave()
    left.insert(fields[focus].id)
    focus = max(0, min(fields.count - 1, place))
  }

  private mutating func change(_ key: Key) {
    guard fields[focus].isClosed else {
      message = fields[focus].press(key)
      return
    }
    guard case .character(let character) = key else {
      if key == .right { fields[focus].open() }
      return
    }
    if character.isNumber {
      fields[focus].open()
      message = fields[focus].press(key)
    } else if let answer = YesNo.answer(String(character)) {
      if answer { fields[focus].open() } else { move(to: focus + 1) }
    }
  }

  /// Finishes where nothing is wrong; else goes to the first field with a fault.
  private mutating func finish() -> FormSignal {
    suggested = nil
    reading = read(texts)
    guard let (place, why) = firstFault else { return .finished }
    if let place { move(to: place) }
    left.formUnion(fields.map(\.id))
    // What is wrong with a field stands below it.
    message = place == nil ? why : nil
    return .open
  }

  /// What is wrong first: a field with a fault, one that is missing, what does not go together.
  private var firstFault: (place: Int?, why: Phrase)? {
    for faults in [reading.faults, reading.missing] {
      for (place, field) in fields.enumerated() { if let why = faults[field.id] { return (place, why) } }
    }
    return reading.general.first.map { (place: nil, why: $0) }
  }

  // MARK: Suggestions

  /// What may be meant by the text of the field in focus.
  var suggestions: [String] {
    if let suggested { return suggested.texts }
    guard !focused.isClosed, let beginning = focused.beginning else { return [] }
    return Array(suggest(focused.id, beginning).filter { $0 != beginning }.prefix(Self.mostSuggested))
  }

  /// The suggestion that stands in the field in focus.
  var suggestionTaken: String? { suggested.flatMap { $0.texts.indices.contains($0.place) ? $0.texts[$0.place] : nil } }

  /// Puts the next suggestion into the field in focus; behind the last one comes what was typed.
  ///
  /// - Returns: Whether there is one.
  private mutating func takeSuggestion() -> Bool {
    var next = suggested
    if next == nil {
      let texts = suggestions
      guard let beginning = focused.beginning, !texts.isEmpty else { return false }
      next = Suggested(original: beginning, texts: texts, place: -1)
    }
    guard var next else { return false }
    next.place = next.place + 1 > next.texts.count - 1 ? -1 : next.place + 1
    fields[focus].complete(next.place < 0 ? next.original : next.texts[next.place])
    suggested = next
    return true
  }

  // MARK: Line by line

  public mutating func take(_ line: String) -> LineReply {
    guard fields.indices.contains(asked) else { return .taken }
    let before = fields[asked]
    switch line {
    case "<":
      guard asked > 0 else { return .refused("This is the first question.") }
      asked -= 1
      return .taken
    case "?": return .explained(.verbatim(explanation(of: before)))
    case "": break
    case "-": fields[asked].set("")
    default:
      if before.isClosed, let answer = YesNo.answer(line) {
        if answer {
          fields[asked].open()
          return .taken
        }
        break
      }
      if let why = fields[asked].set(text(of: line, before)) {
        fields[asked] = before
        return .refused(why)
      }
    }
    reading = read(texts)
    if let why = reading.faults[before.id] {
      fields[asked] = before
      reading = read(texts)
      return .refused(why)
    }
    if fields[asked].text.isEmpty, before.isRequired, let why = reading.missing[before.id] { return .refused(why) }
    asked += 1
    return asked < fields.count ? .taken : closing()
  }

  /// The number of an option stands for it.
  private func text(of line: String, _ field: FormField) -> String {
    guard case .choice(let choice) = field.input, let number = Int(line), choice.options.indices.contains(number - 1)
    else { return line }
    return choice.options[number - 1].id
  }

  /// Goes back to what is wrong once everything was asked.
  private mutating func closing() -> LineReply {
    guard let (place, why) = firstFault else { return .taken }
    asked = place ?? 0
    return .refused(why)
  }

  func explanation(of field: FormField) -> String {
    let said = (field.asks.map { [$0] } ?? []) + field.remarks
    return said.isEmpty ? field.name : said.joined(separator: " ")
  }
}
