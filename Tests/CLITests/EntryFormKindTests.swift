import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerComposition
import TrackerConsole
import TrackerCore
import TrackerLogging
import TrackerLoggingCommands
import TrackerTestSupport

/// The forms of every kind that any module brings.
@Suite struct EntryFormKindTests {
  /// An example of a kind.
  struct Example: CustomTestStringConvertible {
    let kind: any LogKind.Type
    let line: String
    var testDescription: String { line }
  }

  static let examples = Composition.registry.loggedKinds.flatMap { kind in
    kind.definition.examples.map { Example(kind: kind, line: $0.line) }
  }

  private func run(_ command: any TrackerCommand, at terminal: ScriptedTerminal, in world: TestWorld) throws {
    var context = world.context
    context.use(terminal, isPlain: true)
    try command.runAsking(in: context)
  }

  @Test("the form of every kind saves what its line does, and the form of the entry says the same", arguments: examples)
  func equal(_ example: Example) throws {
    let line = try TestWorld(Composition.modules)
    do {
      let words = Array(example.line.shellWords.dropFirst()) + ["--yes"]
      try run(logCommand(for: example.kind).parse(words), at: ScriptedTerminal(), in: line)
    } catch let failure as Failure {
      // The sample person does not have every symptom that an example names.
      try #require(failure.findings.contains { $0.code == "unknown-symptom" }, "\(failure)")
      return
    }
    let entry = try #require(try line.entries.last)
    let known = try EntrySheet(changing: entry.id.rawValue, in: line.context.session())

    let form = try TestWorld(Composition.modules)
    let empty = try EntrySheet(of: example.kind, in: form.context.session())
    var texts = known.given
    if entry.instant == form.context.environment.now { texts[EntrySheet.time] = "" }
    if entry.day == (try form.context.session().today) { texts[EntrySheet.date] = "" }
    let names = empty.fields.map(\.name) + (empty.hasTime ? [EntrySheet.time] : []) + [EntrySheet.date]
    let lines = names.map { texts[$0] ?? "" }
    let terminal = ScriptedTerminal(lines: lines, hasKeyboard: true)
    try run(logCommand(for: example.kind).parse(["--yes"]), at: terminal, in: form)
    let saved = try #require(try form.entries.last, "\(terminal.errors)\(terminal.output)")
    #expect(Self.isShownAlike(saved.payload, entry.payload))
    #expect(saved.instant == entry.instant && saved.day == entry.day)
    #expect(terminal.readLine() == nil)

    // Enter on every line of its form changes nothing.
    let unchanged = ScriptedTerminal(lines: lines.map { _ in "" } + ["", "", ""], hasKeyboard: true)
    let edit = try #require(try Self.editCommand?.parse([entry.id.rawValue]) as? any TrackerCommand)
    try run(edit, at: unchanged, in: line)
    #expect(try line.entries.last?.revision == entry.revision, "\(unchanged.errors)")
  }

  /// Whether values are the same as far as a form shows them: pounds typed are kilograms with many decimals.
  private static func isShownAlike(_ one: Payload, _ other: Payload) -> Bool {
    one.fields.keys == other.fields.keys
      && one.fields.allSatisfy { name, value in
        guard let number = value.number, let wanted = other.fields[name]?.number else {
          return value == other.fields[name]
        }
        return abs(number - wanted) <= 0.5
      }
  }

  /// `edit ID`
  private static let editCommand = LoggingCommands.commands.first { $0.configuration.commandName == "edit" }

  @Test("there is an example of every kind")
  func whole() {
    let kinds = Set(Self.examples.map { $0.kind.definition.id })
    let missing = Composition.registry.loggedKinds.map { $0.definition.id }.filter { !kinds.contains($0) }
    #expect(missing.isEmpty)
    #expect(kinds.count > 15)
  }

  @Test("the lines and options of every form have words in every language")
  func labels() throws {
    let all = Set(StringCatalogueTests.catalogues.flatMap(\.translations.keys))
    let context = try TestWorld([]).context.session().person.entryContext
    let labels = Composition.registry.logKinds.all.flatMap { kind -> [String] in
      let definition: LogKindDefinition = kind.definition
      return definition.fields.flatMap { field -> [String] in
        var said = [field.called(in: context).description]
        if case .choice(let choices) = field.shape { said += choices.map { $0.called.description } }
        return said
      }
    }
    #expect(Set(labels).subtracting(all).sorted() == [])
  }
}
