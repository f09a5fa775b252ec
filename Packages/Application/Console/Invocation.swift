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

  func callAsFunction(_ text: RichText) -> RichText {
    guard isSpecial else { return text }
    return text.mapText { self($0) }
  }

  /// Blocks with their commands as this person types them; what is shown to the letter stays so.
  func callAsFunction(_ blocks: [Block]) -> [Block] { isSpecial ? blocks.map { self($0) } : blocks }

  private func callAsFunction(_ block: Block) -> Block {
    switch block {
    case .heading(let heading): .heading(.init(self(heading.text), aside: self(heading.aside)))
    case .sentence(let text): .sentence(self(text))
    case .line(let text): .line(self(text))
    case .fact(let fact): .fact(self(fact))
    case .list(let list):
      .list(.init(list.items.map { .init(self($0.text), mark: $0.mark, details: self($0.details)) }))
    case .table(let table): .table(self(table))
    case .progress(let progress): .progress(.init(self(progress.label), done: progress.done, of: progress.of))
    case .commands(let commands): .commands(commands.map { .init(self($0.command), self($0.does)) })
    case .details(let blocks): .details(self(blocks))
    case .section(let blocks): .section(self(blocks))
    case .byRoom(let full, let short): .byRoom(full: self(full), short: self(short))
    case .verbatim(let text, let caption): .verbatim(text, caption: self(caption))
    case .chart, .excerpt: block
    }
  }

  private func callAsFunction(_ fact: Block.Fact) -> Block.Fact {
    var fact = fact
    fact.values = fact.values.map { value in
      var value = value
      value.text = self(value.text)
      value.spoken = value.spoken.map { self($0) }
      return value
    }
    fact.aside = self(fact.aside)
    fact.command = fact.command.map { self($0) }
    return fact
  }

  private func callAsFunction(_ table: Block.Table) -> Block.Table {
    var table = table
    table.groups = table.groups.map { group in
      .init(
        self(group.heading),
        rows: group.rows.map { .init($0.cells.map { self($0) }, bar: $0.bar, details: self($0.details)) })
    }
    return table
  }
}
