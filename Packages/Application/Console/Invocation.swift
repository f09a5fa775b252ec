import TrackerApplication

/// How the person started the program: commands on the screen begin in the same way, so that they can be typed as they
/// stand. Read models hold them plain, and so does their JSON.
public struct Invocation: Sendable, Hashable {
  /// An option that a command needs to meet the same data, with its value.
  public struct Option: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    var text: String { "\(name) \(value.shellWord)" }
  }

  /// As in a shell, such as `Tools/symptoms`.
  public var program: String
  public var options: [Option]

  public init(program: String = Invocation.plainName, options: [Option] = []) {
    self.program = program
    self.options = options
  }

  /// The program's name, as read models write it.
  public static let plainName = "symptoms"

  /// Whether commands are written in another way than read models do.
  var isSpecial: Bool { program != Invocation.plainName || !options.isEmpty }

  /// The text with its commands as this person types them. An option that a command has already is not added.
  func callAsFunction(_ text: String) -> String {
    guard isSpecial, text.contains("\(Invocation.plainName) ") else { return text }
    return text.replacing(/(^ ?|: |[“„(])symptoms (?=[a-z-])/) { match in
      let rest = text[match.range.upperBound...]
      let added = options.filter { !rest.contains("\($0.name) ") && !rest.contains("\($0.name)=") }
      return match.1 + ([program] + added.map(\.text)).joined(separator: " ") + " "
    }
  }

  /// Blocks with their commands as this person types them; names, and what is shown to the letter, stay so.
  func callAsFunction(_ blocks: [Block]) -> [Block] {
    isSpecial ? blocks.mapTexts(words: { self($0) }, letters: { $0 }) : blocks
  }
}
