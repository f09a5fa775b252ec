import TrackerApplication
import TrackerCore

/// One line of a form. However it is answered, its answer is a text as people type it on a command line; an empty text
/// is no answer.
public struct FormField: Sendable {
  /// How it is answered with keys.
  public enum Input: Sendable, Hashable {
    /// A number on a short scale, with arrows and digits.
    case slider(Slider)
    case text(TextInput)
    case choice(ChoiceInput)
    /// Several texts with commas between them.
    case list(ListInput)
  }

  public let id: String
  public let name: String
  /// The question, shown where the field is in focus.
  public var asks: String?
  /// What can be typed and what it means, a line each, shown below the question.
  public var remarks: [String]
  public var isRequired: Bool
  /// What holds where it is left empty, such as `now`.
  public var placeholder: String?
  /// A list that few people need: it opens after a yes.
  private(set) var isClosed: Bool
  public private(set) var input: Input
  /// What was typed as a line and the input can't show, such as `hard` on a scale.
  private var typed: String?
  private var number = TypedNumber()

  /// - Parameters:
  ///   - text: What it begins with, as it is typed.
  ///   - opensAfterYes: Whether it is asked first whether there is anything to fill in.
  public init(
    id: String, name: String, asks: String? = nil, remarks: [String] = [], isRequired: Bool = false,
    placeholder: String? = nil, opensAfterYes: Bool = false, input: Input, text: String = ""
  ) {
    self.id = id
    self.name = name
    self.asks = asks
    self.remarks = remarks
    self.isRequired = isRequired
    self.placeholder = placeholder
    self.input = input
    isClosed = opensAfterYes
    set(text)
  }

  /// The answer.
  public var text: String {
    if let typed { return typed }
    return switch input {
    case .slider(let slider): slider.value.map { slider.scale.text(of: $0) } ?? ""
    case .text(let input): input.text.trimmed
    case .choice(let input): input.text
    case .list(let input): input.text
    }
  }

  /// Whether the answer is one that was kept before with more of a word that goes on: such answers are kept at the end
  /// of the word. Short answers are kept at once.
  public func isWithinWord(since kept: String) -> Bool {
    switch input {
    case .text(let line): line.maxLength >= 50 && text.isWithinWord(since: kept)
    case .list(let list): !list.line.text.trimmed.isEmpty && text.isWithinWord(since: kept)
    case .slider, .choice: false
    }
  }

  /// Puts an answer in the place of the one before.
  ///
  /// - Returns: Why it can't be typed here; nil where it can.
  @discardableResult
  public mutating func set(_ text: String) -> Phrase? {
    typed = nil
    if !text.isEmpty { isClosed = false }
    switch input {
    case .slider(var slider):
      slider.value = slider.answer(line: text)
      if slider.value == nil, !text.isEmpty { typed = text }
      input = .slider(slider)
    case .text(var line):
      if let why = line.set(text) { return why }
      input = .text(line)
    case .choice(var choice):
      choice.set(text)
      input = .choice(choice)
    case .list(var list):
      if let why = list.set(text) { return why }
      input = .list(list)
    }
    return nil
  }

  mutating func open() { isClosed = false }

  /// The field is left: a search that found something is over, and digits that follow are another number.
  mutating func leave() {
    number.end()
    guard case .choice(var choice) = input else { return }
    choice.endSearch()
    input = .choice(choice)
  }

  /// What a key does to the answer.
  ///
  /// - Returns: Why a number that was typed is no answer.
  mutating func press(_ key: Key) -> Phrase? {
    switch input {
    case .slider(var slider):
      typed = nil
      if case .character(let character) = key, character.isNumber || character == "." {} else { number.end() }
      let hasNones = slider.takesNone
      defer { input = .slider(slider) }
      return slider.press(key, &number, hasNones: hasNones)
    case .text(var line):
      line.press(key)
      input = .text(line)
    case .choice(var choice):
      choice.press(key)
      input = .choice(choice)
    case .list(var list):
      list.press(key)
      input = .list(list)
    }
    return nil
  }

  /// The line that suggestions complete, where its cursor stands behind it; nil for what is not typed.
  var beginning: String? {
    switch input {
    case .text(let line): line.isAtEnd ? line.text : nil
    case .list(let list): list.line.isAtEnd ? list.line.text : nil
    case .slider, .choice: nil
    }
  }

  /// Puts a suggestion in the place of the line.
  mutating func complete(_ text: String) {
    switch input {
    case .text(var line):
      line.set(text)
      input = .text(line)
    case .list(var list):
      list.line.set(text)
      input = .list(list)
    case .slider, .choice: break
    }
  }
}

/// One of some words: arrows go through them, and typing finds one.
public struct ChoiceInput: Sendable, Hashable {
  public let options: [ChoiceOption]
  /// The id of an option.
  public private(set) var chosen: String?
  private(set) var search = ""

  public init(_ options: [ChoiceOption]) { self.options = options }

  /// The option's id, or what was typed and names none.
  public var text: String { chosen ?? search.trimmed }

  /// Those that a search finds; all of them where nothing is searched for, or found.
  var visible: [ChoiceOption] {
    let found = options.found(search, inNames: true)
    return found.isEmpty ? options : found
  }

  mutating func set(_ text: String) {
    chosen = options.first { $0.id == text }?.id
    search = chosen == nil ? text : ""
  }

  mutating func endSearch() { if chosen != nil { search = "" } }

  mutating func press(_ key: Key) {
    switch key {
    case .right: step(1)
    case .left: step(-1)
    case .home: chosen = visible.first?.id
    case .end: chosen = visible.last?.id
    case .backspace:
      if search.isEmpty { chosen = nil } else { find(String(search.dropLast())) }
    case .character(" ") where search.isEmpty: chosen = nil
    case .character(let character) where !character.isControl: find(search + String(character))
    default: break
    }
  }

  private mutating func find(_ text: String) {
    search = text
    chosen = text.trimmed.isEmpty ? nil : options.found(text, inNames: true).first?.id
  }

  /// The next option; from nothing the first one, backwards the last one.
  private mutating func step(_ steps: Int) {
    let among = visible
    guard let place = among.firstIndex(where: { $0.id == chosen }) else {
      chosen = (steps > 0 ? among.first : among.last)?.id
      return
    }
    chosen = among[max(0, min(among.count - 1, place + steps))].id
  }
}

/// Several texts. A comma adds the one that is typed, and Backspace on an empty line takes the last one back.
public struct ListInput: Sendable, Hashable {
  /// Those before the one that is being typed.
  public private(set) var items: [String] = []
  /// The one that is being typed.
  var line: TextInput

  /// - Parameter maxLength: Of all of it, in characters.
  public init(maxLength: Int) { line = TextInput(maxLength: maxLength) }

  public var text: String { all.joined(separator: ", ") }

  var all: [String] { (items + [line.text.trimmed]).filter { !$0.isEmpty } }

  mutating func set(_ text: String) -> Phrase? {
    var new = line
    if let why = new.set(text) { return why }
    line = new
    items = []
    return nil
  }

  mutating func press(_ key: Key) {
    switch key {
    case .character(",") where separates:
      items += [line.text.trimmed].filter { !$0.isEmpty }
      line.set("")
    case .backspace where line.text.isEmpty:
      if let last = items.popLast() { line.set(last) }
    default: line.press(key)
    }
  }

  /// Whether a comma ends what is being typed: not within it, in brackets, or behind a number, as in `1,5 l`.
  private var separates: Bool {
    let text = line.text.trimmed
    let isNumber = !text.isEmpty && text.allSatisfy(\.isNumber)
    return line.isAtEnd && !isNumber && text.count { $0 == "(" } <= text.count { $0 == ")" }
  }
}
