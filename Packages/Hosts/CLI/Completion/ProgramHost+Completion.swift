import TrackerApplication
import TrackerCommandLine
import TrackerComposition
import TrackerConsole
import TrackerCore

extension ProgramHost {
  /// Answers a shell that completes a line, or that is to learn how; nil for every other line.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  func completion(of arguments: [String]) -> Int32? {
    switch arguments.first {
    case LineCompletion.request?:
      let shell = arguments.dropFirst().first.flatMap(ShellScript.init)
      terminal.put(candidates(Array(arguments.dropFirst(2)), for: shell), to: .output)
      return 0
    case ShellScript.option?:
      // The parser of commands says what is wrong with another name.
      guard arguments.count == 2, let shell = ShellScript(rawValue: arguments[1]) else { return nil }
      terminal.put(shell.text, to: .output)
      return 0
    default: return nil
    }
  }

  /// Where the journal can't be read, the commands are known all the same: a shell has no place for an error.
  private func candidates(_ typed: [String], for shell: ShellScript?) -> String {
    let person = PersonalWords(host: self, arguments: typed)
    var session: Session?
    do { session = try person.session() } catch { session = nil }
    let reader = LineReader(
      commands: Self.tree.names, commandOfOtherWord: Self.tree.command(byOtherWord:),
      registry: Composition.registry, person: { [session] in session })
    let completion = LineCompletion(
      tree: Self.tree, reader: reader, registry: Composition.registry,
      words: person.context?.environment.words ?? .english, session: session)
    do { return LineCompletion.lines(try completion.candidates(typed), for: shell, typed: typed) } catch { return "" }
  }
}
