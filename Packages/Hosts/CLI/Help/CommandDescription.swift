import ArgumentParser
import Foundation

/// A command as the parser of commands describes it (`--experimental-dump-help`), as far as help shows it.
struct CommandDescription: Decodable {
  /// An argument or option.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// `--home`, `-h`
      var typed: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var completionKind: Completion?
    var abstract: String?

    /// What a shell completes its value with.
    struct Completion: Decodable {
      struct List: Decodable { var values: [String] }

      var list: List?
    }

    /// The values that its command lists; nil where it lists none.
    var listedValues: [String]? { completionKind?.list?.values ?? allValues }

    var isPositional: Bool { kind == "positional" }

    /// `<file>`, `--home <dir>`, `-h, --help`
    var label: String {
      let value = valueName.map { "<\($0)>" } ?? ""
      guard !isPositional else { return value }
      let shown = (names ?? []).sorted { $0.typed.count < $1.typed.count }.map(\.typed).joined(separator: ", ")
      return kind == "option" ? "\(shown) \(value)" : shown
    }

    /// `<file>`, `[<file>]`, `<pack> …`
    var usage: String {
      let name = isRepeating ? "\(label) …" : label
      return isOptional ? "[\(name)]" : name
    }
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var defaultSubcommand: String?
  var subcommands: [CommandDescription]?
  var arguments: [Argument]?

  /// nil where the parser's description cannot be read.
  init?(of command: any ParsableCommand.Type) {
    struct Dump: Decodable { var command: CommandDescription }
    guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8)) else { return nil }
    self = dump.command
  }
}
