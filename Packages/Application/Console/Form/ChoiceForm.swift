import TrackerApplication
import TrackerCore

/// One or several of some options; typing searches among them.
public struct ChoiceForm: FormModel {
  public var heading: FormHeading
  public var options: [ChoiceOption]
  public var allowsSeveral: Bool
  /// Fewest that must be chosen.
  public var atLeast: Int
  public var canGoBack: Bool
  /// Whether the line of keys names the search, which works in any case.
  public var offersSearch: Bool
  /// What is shown where a search finds nothing.
  public var otherwise: Otherwise?
  /// What a word that is typed alone chooses, such as `y`: the option's id. With keys a single letter answers at once.
  public var shortcuts: [String: String] = [:]
  /// Ids, in the order they were chosen.
  public private(set) var chosen: [String]

  var search = ""
  /// Among the visible options, or `nowhere`.
  var focus = 0
  /// What a search that finds nothing leaves under the cursor: Enter chooses nothing there.
  private static let nowhere = -1
  var message: Phrase?
  private var isTaken = false

  /// An option for those who find none, and what is said of it.
  public struct Otherwise: Sendable {
    public var id: String
    public var says: String

    public init(id: String, says: String) {
      self.id = id
      self.says = says
    }
  }

  public init(
    heading: FormHeading, options: [ChoiceOption], chosen: [String] = [], allowsSeveral: Bool, atLeast: Int,
    canGoBack: Bool
  ) {
    self.heading = heading
    self.options = options
    self.chosen = chosen.filter { id in options.contains { $0.id == id } }
    self.allowsSeveral = allowsSeveral
    self.atLeast = atLeast
    self.canGoBack = canGoBack
    self.offersSearch = options.count > 7
    if !allowsSeveral, let first = self.chosen.first { focus = options.firstIndex { $0.id == first } ?? 0 }
  }

  /// The options that fit the search; where none does, the nearest one, else the one for those who find none.
  public var visible: [ChoiceOption] {
    guard findsNothing else { return options.found(search) }
    return nearest.map { [$0] } ?? options.filter { $0.id == otherwise?.id }
  }

  var findsNothing: Bool { !search.isEmpty && options.found(search).isEmpty }

  /// What a search that finds nothing was probably meant to find.
  var nearest: ChoiceOption? { findsNothing ? options.nearest(to: search.trimmed) : nil }

  /// What is said where the search finds nothing and there is an option for that; a slip of the finger is told its
  /// nearest match, and that alone.
  var saysOtherwise: String? { findsNothing && nearest == nil ? otherwise?.says : nil }

  public mutating func press(_ key: Key) -> FormSignal {
    message = nil
    switch key {
    case .interrupt, .endOfInput: return .left
    case .escape:
      guard !search.isEmpty else { return canGoBack ? .back : .left }
      find("")
    case .backTab where canGoBack: return .back
    case .up: focus = max(0, focus - 1)
    case .down: focus = min(max(0, visible.count - 1), focus + 1)
    case .home: focus = 0
    case .end: focus = max(0, visible.count - 1)
    case .tab: return skip()
    case .enter: return enter()
    case .backspace: find(String(search.dropLast()))
    case .character(" ") where search.isEmpty: if allowsSeveral { toggle() }
    case .character(let character) where !character.isControl:
      if search.isEmpty, let id = shortcuts[character.lowercased()] {
        chosen = [id]
        return .finished
      }
      find(search + String(character))
    default: break
    }
    return .open
  }

  private mutating func find(_ text: String) {
    let before = visible.indices.contains(focus) ? visible[focus].id : nil
    search = text
    // A cleared search keeps the finger on what was found.
    focus = text.isEmpty ? options.firstIndex { $0.id == before } ?? 0 : findsNothing ? ChoiceForm.nowhere : 0
  }

  private mutating func toggle() {
    guard visible.indices.contains(focus) else { return }
    let id = visible[focus].id
    if chosen.contains(id) { chosen.removeAll { $0 == id } } else { chosen.append(id) }
    if !search.isEmpty { find("") }
  }

  /// With several allowed, Enter takes what was searched for, and finishes when nothing is being searched.
  private mutating func enter() -> FormSignal {
    guard allowsSeveral else {
      guard visible.indices.contains(focus) else { return .open }
      chosen = [visible[focus].id]
      return .finished
    }
    if !search.isEmpty {
      toggle()
      return .open
    }
    guard chosen.count < atLeast else { return .finished }
    message = "Select at least one with the space bar."
    return .open
  }

  private mutating func skip() -> FormSignal {
    guard atLeast == 0 else {
      message = .answerNeeded
      return .open
    }
    if !allowsSeveral { chosen = [] }
    return .finished
  }

  public func introduction(_ style: TextStyle) -> String {
    let list = options.enumerated().map { index, option in
      style.wrap(
        """
        \(index + 1) \
        \(option.name)\(option.about.map { ": \($0)" } ?? "")\(isChosen(option) ? " (\(style.words("selected")))" : "")
        """,
        indent: 2)
    }
    return (heading.lines(style) + list).joined(separator: "\n") + "\n"
  }

  public func prompt(_ style: TextStyle) -> String? {
    if isTaken { return nil }
    let words = style.words
    let ways = [
      words(allowsSeveral ? "Type numbers or words, separated by commas." : "Type a number or a word."),
      !chosen.isEmpty ? words("Enter keeps what's selected.") : atLeast == 0 ? words("Enter skips it.") : nil,
      allowsSeveral && atLeast == 0 ? words("Type none to select nothing.") : nil,
      canGoBack ? words("< = back.") : nil,
    ]
    return style.wrap(ways.compactMap { $0 }.joined(separator: " ")) + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    if line == "<", canGoBack { return .back }
    if line == "?" {
      return .explained("\(options.map { "\($0.name): \($0.about ?? $0.id)" }.joined(separator: ". "))")
    }
    if line.isEmpty || (line == "none" && allowsSeveral && atLeast == 0) {
      if line == "none" { chosen = [] }
      guard chosen.count >= atLeast else { return .refused(.answerNeeded) }
      isTaken = true
      return .taken
    }
    if let id = shortcuts[line.lowercased()] {
      chosen = [id]
      isTaken = true
      return .taken
    }
    var ids: [String] = []
    for word in words(of: line) {
      do {
        let id = try option(word).id
        if !ids.contains(id) { ids.append(id) }
      } catch {
        return .refused(
          error.code == "ambiguous-choice"
            ? .words("More than one matches “{typed}”. Type a bit more.", ["typed": .verbatim(word)])
            : refusal(of: word))
      }
    }
    guard ids.count >= max(1, atLeast) else {
      return .refused(.words("Select at least {count}.", ["count": .count(max(1, atLeast))]))
    }
    chosen = ids
    isTaken = true
    return .taken
  }

  private func option(_ word: String) throws(Diagnostic) -> ChoiceOption {
    if let number = Int(word), options.indices.contains(number - 1) { return options[number - 1] }
    let found = options.found(word, inNames: true)
    if let only = found.first, found.count == 1 { return only }
    return try options.named(word, else: "“{word}” is not one of the answers")
  }

  /// The answers in a line: between commas, or numbers with spaces between them.
  private func words(of line: String) -> [String] {
    guard allowsSeveral else { return [line] }
    let parts = line.split { $0 == "," || $0.isWhitespace }.map(String.init)
    if parts.allSatisfy({ Int($0) != nil }) { return parts }
    return line.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// What to type in place of a word that is no answer: the number of what a search finds, or what was probably meant.
  private func refusal(of word: String) -> Phrase {
    var values: [String: Phrase] = ["typed": .verbatim(word), "count": .count(options.count)]
    if Int(word) != nil { return .words("Type a number from 1 to {count}.", values) }
    let hits = options.found(word).prefix(5).compactMap { option in
      options.firstIndex(of: option).map {
        Phrase.words("{number} for {name}", ["number": .count($0 + 1), "name": .verbatim(option.name)])
      }
    }
    guard hits.isEmpty else { return .words("Type {choices}.", ["choices": .anyOf(hits)]) }
    if let near = options.nearest(to: word) {
      values["near"] = .verbatim(near.name)
      return .words("“{typed}” is not one of the answers. Did you mean “{near}”?", values)
    }
    let none = Phrase.words("“{typed}” is not one of the answers. Type a number from 1 to {count}.", values)
    guard let otherwise else { return none }
    return .words("{refusal} {otherwise}", ["refusal": none, "otherwise": .verbatim(otherwise.says)])
  }

  func isChosen(_ option: ChoiceOption) -> Bool { chosen.contains(option.id) }
}
