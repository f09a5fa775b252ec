import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging

/// Lets a person at the terminal choose what to log: entries of lately, favourites, and kinds, those logged most first.
/// Each of the first nine has a key.
public struct LogMenuDialogue {
  private let context: CommandContext

  /// So many of the first options have a key of their own.
  private static let mostKeys = 9

  public init(in context: CommandContext) { self.context = context }

  /// Logs an entry of lately once more, or opens the form of a kind.
  ///
  /// - Throws: `Failure` (`negative`) where nothing is chosen, and what logging throws.
  public func run() throws {
    let menu = try LogMenu(try context.session())
    var form = form(of: menu)
    guard try context.console.ask(&form) == .finished, let chosen = form.chosen.first else {
      throw Failure(.negative, "Nothing was saved", recovery: "To see what you can log: symptoms log --help")
    }
    if let place = menu.again.indices.first(where: { LogMenuDialogue.id(ofAgain: $0) == chosen }) {
      try log(menu.again[place].kind, menu.again[place].words)
    } else if let line = menu.named.enumerated().first(where: { LogMenuDialogue.id(ofNamed: $0.offset) == chosen })?
      .element, let kind = menu.kinds.first(where: { $0.definition.id == line.kind })
    {
      try log(kind, line.words)
    } else if let kind = menu.kinds.first(where: { $0.definition.id.rawValue == chosen }) {
      try log(kind, [])
    }
  }

  private func log(_ kind: any LogKind.Type, _ words: [String]) throws {
    let command = try logCommand(for: kind).parse(words)
    // Asked of this entry alone: the list is not shown again.
    try context.settling { try command.run(in: $0) }
  }

  private static func id(ofAgain place: Int) -> String { "-again-\(place)" }

  private static func id(ofNamed place: Int) -> String { "-named-\(place)" }

  private func form(of menu: LogMenu) -> ChoiceForm {
    let words = context.environment.words
    let again = menu.again.enumerated().map { place, entry -> ChoiceOption in
      ChoiceOption(
        id: LogMenuDialogue.id(ofAgain: place), name: words(.words("Again: {what}", ["what": entry.told])))
    }
    let named = menu.named.enumerated().map { place, line -> ChoiceOption in
      ChoiceOption(
        id: LogMenuDialogue.id(ofNamed: place),
        name: words(.words("Favourite: {name}", ["name": .verbatim(line.name)])),
        aliases: [line.name])
    }
    let kinds = menu.kinds.map { kind -> ChoiceOption in
      let definition: LogKindDefinition = kind.definition
      return ChoiceOption(
        id: definition.id.rawValue, name: words(.words(definition.summary, [:])), aliases: definition.words)
    }
    let hasKeys = context.console.asksWithKeys
    var options = again + named + kinds
    for place in options.indices.prefix(hasKeys ? LogMenuDialogue.mostKeys : 0) {
      options[place].name = "\(place + 1) \(options[place].name)"
    }
    var form = ChoiceForm(
      heading: FormHeading(
        title: words("What do you want to log?"), explains: hasKeys ? words("A number chooses its line.") : nil),
      options: options, allowsSeveral: false, atLeast: 1, canGoBack: false)
    form.shortcuts = Dictionary(
      options.prefix(LogMenuDialogue.mostKeys).enumerated().map { ("\($0.offset + 1)", $0.element.id) }
    ) { first, _ in first }
    return form
  }
}
