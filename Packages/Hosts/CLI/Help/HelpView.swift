import ArgumentParser
import TrackerApplication
import TrackerCommandLine

/// What a command is for, how it is typed and what it takes: the answer to `--help`.
struct HelpView: ReadModel {
  static let schema = "help/1"

  /// An argument, an option or a command, with what it does.
  struct Item: Encodable, Sendable {
    /// As it is typed: `--home <dir>`.
    var name: String
    var about: String
    /// What it takes, where that is one of some words.
    var values: [String]?
    /// What holds where it is left out.
    var standard: String?
  }

  /// With the program's name: `symptoms log rest`.
  let command: String
  let about: String
  let discussion: String
  let usage: String
  let arguments: [Item]
  let options: [Item]
  let commands: [Item]
  /// What a command says besides in the person's language, in place of the discussion.
  private let composed: (any ComposedHelp.Type)?

  private enum CodingKeys: String, CodingKey {
    case command, about, discussion, usage, arguments, options, commands
  }

  /// - Parameter path: The command's name, without the program's.
  init?(of command: any ParsableCommand.Type, at path: [String]) {
    guard let description = CommandDescription(of: command) else { return nil }
    let line = (["symptoms"] + path).joined(separator: " ")
    let shown = (description.arguments ?? []).filter {
      $0.shouldDisplay && !["--help", "--version"].contains($0.names?.last?.typed)
    }
    let children = (description.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    let positional = shown.filter(\.isPositional)
    let named = shown.filter { !$0.isPositional }
    let parts = [line] + (named.isEmpty ? [] : ["[options]"]) + positional.map(\.usage)
    self.command = line
    about = description.abstract ?? ""
    discussion = description.discussion ?? ""
    usage = command.configuration.usage ?? (parts + (children.isEmpty ? [] : ["<command>"])).joined(separator: " ")
    arguments = positional.map(Item.init)
    options =
      named.map(Item.init) + [
        Item(name: "--version", about: "Show the version."), Item(name: "-h, --help", about: "Show this help."),
      ]
    commands = children.map { child in
      Item(
        name: child.commandName + (child.commandName == description.defaultSubcommand ? " *" : ""),
        about: child.abstract ?? "")
    }
    composed = command as? any ComposedHelp.Type
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let says = composed.map { $0.helpBlocks(format) } ?? HelpText(format(discussion)).blocks
    let groups = [
      group(format("Arguments"), arguments, format), group(format("Options"), options, format),
      group(format("Commands"), commands, format),
    ]
    let table = Block.Table([.init(""), .init("")], groups: groups.filter { !$0.rows.isEmpty })
    return [.sentence("\(format(about))")]
      + says + [.section([.sentence("\(format("Usage: {line}", ["line": usage]))")]), .section([.table(table)])]
      + more(format)
  }

  private func group(_ title: String, _ items: [Item], _ format: TextFormatter) -> Block.Table.Group {
    .init("\(title)", rows: items.map { .init(["\($0.name)", "\($0.says(format))"]) })
  }

  private func more(_ format: TextFormatter) -> [Block] {
    guard let first = commands.first?.name.split(separator: " ").first else { return [] }
    let hints = [
      commands.contains { $0.name.hasSuffix(" *") } ? format("* is what the command does by itself.") : nil,
      format("More about one command: {line}", ["line": "\(command) \(first) --help"]),
    ]
    return [.section(hints.compactMap { $0 }.map { .sentence("\($0)") })]
  }
}

extension HelpView.Item {
  init(_ argument: CommandDescription.Argument) {
    self.init(
      name: argument.label, about: argument.abstract ?? "", values: argument.allValues, standard: argument.defaultValue)
  }

  /// What it does, then what it takes.
  fileprivate func says(_ format: TextFormatter) -> String {
    let parts = [
      about.isEmpty ? nil : format(about),
      values.map { format("One of: {values}.", ["values": $0.joined(separator: ", ")]) },
      standard.map { format("Default: {value}.", ["value": $0]) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
