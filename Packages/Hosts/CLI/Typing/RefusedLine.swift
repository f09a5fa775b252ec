import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// A line that a command refused, or that the parser of commands did: its answer ends with a line that can be typed.
struct RefusedLine {
  let tree: CommandTree
  /// As the parser of commands took it.
  let arguments: [String]

  /// What the parser of commands found, in one sentence.
  func answer(to error: any Error) -> Failure {
    let (path, command, rest) = tree.command(of: arguments)
    let children = tree.children(of: command).map(\.name)
    if let word = rest.first, !word.isOption, !children.isEmpty, word.allSatisfy({ $0.isLetter || $0 == "-" }),
      // Of a group, the word may be for the command that is run where none is named.
      (try? command.parseAsRoot([word])) == nil
    {
      guard let near = nearestMatch(to: word, among: children) else {
        return Failure(
          .usage, "“{group}” has no command “{typed}”",
          ["group": .verbatim(path.joined(separator: " ")), "typed": .verbatim(word)], recovery: help(path))
      }
      return Failure(
        .usage, "“{group}” has no command “{typed}”. Did you mean “{near}”?",
        ["group": .verbatim(path.joined(separator: " ")), "typed": .verbatim(word), "near": .verbatim(near)],
        recovery: line(to: path + [near]))
    }
    let message = tree.root.message(for: error).split(separator: "\n").first.map { String($0) } ?? ""
    let found = ParserMessage(message, of: path)
    if let slip = found.slip, rest.first == slip.typed, (try? command.parse([slip.meant])) != nil {
      return Failure(
        .usage, found.phrase, ["line": .verbatim((["symptoms"] + path + [slip.meant]).joined(separator: " "))],
        recovery: "Type: {line}")
    }
    return Failure(.usage, found.phrase, recovery: help(path))
  }

  /// The failure with a line to type, where it is about what was typed and says nothing of what to do.
  ///
  /// - Parameter context: Of the request; nil where there is no home.
  func naming(_ failure: Failure, _ context: CommandContext?) -> Failure {
    guard [.usage, .validation].contains(failure.kind), failure.recovery == nil else { return failure }
    let (path, command, rest) = tree.command(of: arguments)
    // What is missing of a line without any values is seen in the line to type.
    let isBare =
      !rest.contains { !$0.isOption } && !failure.findings.isEmpty
      && failure.findings.allSatisfy { $0.code == "missing-field" }
    guard isBare || !isLineNamed(in: failure) else { return failure }
    let example = context.flatMap { (command as? any TrackerCommand.Type)?.example(in: $0, for: Array(rest)) }
    var named = isBare ? Failure(failure.kind, "There is nothing to save yet") : failure
    named.recovery =
      example.map { .words("Type, for example: {line}", ["line": .verbatim($0)]) } ?? help(path)
    return named
  }

  /// The line with the one word that was mistyped put right; nil where that is not known, or the line is long.
  func corrected(after failure: Failure) -> String? {
    guard failure.recovery == nil, let finding = failure.finding, let meant = finding.nearest, let found = finding.found
    else { return nil }
    let typed = found.filter { !"“”".contains($0) }.lowercased()
    let places = arguments.indices.filter { arguments[$0].split(separator: "=").last?.lowercased() == typed }
    guard let place = places.first, places.count == 1 else { return nil }
    var words = arguments
    words[place] = words[place].dropLast(typed.count) + meant
    guard (try? tree.root.parseAsRoot(words)) != nil else { return nil }
    let line = (["symptoms"] + words.map(\.shellWord)).joined(separator: " ")
    return line.count <= Self.longest ? line : nil
  }

  /// Characters of a line that stands beside `Type:` on one line.
  private static let longest = 70

  private func isLineNamed(in failure: Failure) -> Bool {
    ([failure.message] + failure.diagnostics.map(\.sentence)).contains { tree.isCommandNamed(in: $0.description) }
  }

  private func line(to path: [String]) -> Phrase {
    (try? tree.command(of: path).command.parse([])) == nil
      ? help(path) : .words("Type: {line}", ["line": .verbatim("symptoms \(path.joined(separator: " "))")])
  }

  private func help(_ path: [String]) -> Phrase {
    .words(
      "To see what to type: {line}", ["line": .verbatim((["symptoms"] + path + ["--help"]).joined(separator: " "))])
  }
}
