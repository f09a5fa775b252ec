import Foundation
import TrackerApplication
import TrackerCore

/// A line such as `import diary.csv`, which leaves out what form the file has: it is found in the file, or named by
/// `--as`.
struct ImportLine {
  private static let group = "import"
  private static let option = "--as"

  let tree: CommandTree
  let registry: Registry

  /// The line with the form of its file: `import csv diary.csv`; any other line as it is.
  ///
  /// - Returns: nil for the form where the line names it itself.
  /// - Throws: `Failure` where the file can't be read or has no form that is known, `usage` where `--as` names none.
  func line(of words: [String]) throws(Failure) -> (words: [String], form: (any ImportFormat)?) {
    guard words.first == ImportLine.group else { return (words, nil) }
    var rest = Array(words.dropFirst())
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    if let index = rest[..<end].firstIndex(where: { $0 == ImportLine.option || $0.hasPrefix("\(ImportLine.option)=") })
    {
      let isApart = rest[index] == ImportLine.option
      let form = isApart ? rest.dropFirst(index + 1).first : String(rest[index].dropFirst(ImportLine.option.count + 1))
      rest.removeSubrange(index..<min(index + (isApart ? 2 : 1), rest.endIndex))
      return ([ImportLine.group, try name(of: form ?? "")] + rest, nil)
    }
    guard let file = file(in: rest), !names.contains(file), isFile(file) else { return (words, nil) }
    let form = try registry.importFormat(ofFile: file)
    return ([ImportLine.group, form.id] + rest, form)
  }

  /// The names that may stand behind `import`, other names of forms included.
  private var names: [String] {
    let group = tree.command(of: [ImportLine.group]).command
    return tree.children(of: group).flatMap { [$0.name] + $0.command.configuration.aliases }
  }

  private func name(of form: String) throws(Failure) -> String {
    if names.contains(form) { return form }
    // Says which forms there are.
    return try registry.importFormat(form).id
  }

  /// The first word that is neither an option nor the value of one.
  private func file(in words: [String]) -> String? {
    // Help is about the command, whatever else stands in the line.
    guard !words.contains("--help"), !words.contains("-h") else { return nil }
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.isOption else { return word }
      if !word.contains("="), !tree.isFlag(word) { rest = rest.dropFirst() }
    }
    return nil
  }

  /// Whether a word means a file: one that is there, or what looks like a path.
  private func isFile(_ word: String) -> Bool {
    word.contains(".") || word.contains("/") || FileManager.default.fileExists(atPath: word)
  }
}
