import ArgumentParser
import TrackerCommandLine

/// The commands of the program by their names.
struct CommandTree {
  let root: any ParsableCommand.Type

  /// The commands that stand directly below another one.
  func children(of command: any ParsableCommand.Type) -> [(name: String, command: any ParsableCommand.Type)] {
    command.configuration.subcommands.compactMap { child in child.configuration.commandName.map { ($0, child) } }
  }

  /// The command that a line names with its first words, and the words behind its name.
  func command(of words: [String]) -> (path: [String], command: any ParsableCommand.Type, rest: ArraySlice<String>) {
    var found = (path: [String](), command: root, rest: words[...])
    while let word = found.rest.first,
      let child = children(of: found.command).first(where: {
        $0.name == word || $0.command.configuration.aliases.contains(word)
      })
    {
      found = (found.path + [word], child.command, found.rest.dropFirst())
    }
    return found
  }

  /// What runs where a line names a command and none below it.
  func running(_ command: any ParsableCommand.Type) -> any ParsableCommand.Type {
    command.configuration.defaultSubcommand.map(running) ?? command
  }

  /// The names that a line may begin with.
  var names: [String] { children(of: root).map(\.name) + ["help"] }

  /// The command of another word that a line may begin with; nil where none has it.
  func command(byOtherWord word: String) -> String? {
    children(of: root).first { _, command in
      command.configuration.aliases.contains(word)
        || (command as? any TrackerCommand.Type)?.otherWords.contains(word) == true
    }?.name
  }

  /// Whether an option such as `--yes` stands alone wherever a command takes it; false for what none takes.
  func isFlag(_ option: String) -> Bool {
    var commands = [root]
    var isTaken = false
    while let command = commands.popLast() {
      commands += children(of: command).map(\.command)
      do {
        _ = try command.parse([option])
        isTaken = true
      } catch {
        let message = command.message(for: error)
        if message.hasPrefix("Missing value for") { return false }
        if message.hasPrefix("Missing expected argument") { isTaken = true }
      }
    }
    return isTaken
  }

  /// Whether a text holds a command line of the program: `symptoms` and one of its commands.
  func isCommandNamed(in text: String) -> Bool {
    let names = names
    return text.matches(of: /\bsymptoms ([a-z-]+)/).contains { names.contains(String($0.1)) }
  }
}
