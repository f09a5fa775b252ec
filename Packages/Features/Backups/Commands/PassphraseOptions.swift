import ArgumentParser
import Foundation
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore

/// Where a passphrase comes from: a file, or the keyboard without being shown. Never an argument, as others can see
/// these.
struct PassphraseOptions: ParsableArguments {
  @Option(
    name: .customLong("passphrase-file"),
    help: ArgumentHelp("A file with the passphrase in its first line, for scripts.", valueName: "file"),
    completion: .file())
  var file: String?

  /// A new passphrase, typed twice.
  ///
  /// - Throws: `Failure` where nobody can be asked, nothing is typed or the two differ.
  func new(_ context: CommandContext) throws -> String {
    if file != nil { return try fromFile() }
    let typed = try asked("Type a passphrase:", context)
    guard try asked("Type it again:", context) == typed else {
      throw Failure(
        .validation, "The two passphrases are not the same, so no backup was made",
        recovery: "To try again, type the command again")
    }
    return typed
  }

  /// The passphrase of a backup.
  func known(_ context: CommandContext) -> (_ path: String) throws -> String {
    { _ in file != nil ? try fromFile() : try asked("Passphrase:", context) }
  }

  private func asked(_ prompt: Phrase, _ context: CommandContext) throws -> String {
    guard context.console.asksInSecret else {
      throw Failure(
        .validation, "A passphrase is needed", recovery: "Name a file that has it: --passphrase-file FILE")
    }
    guard let typed = try context.console.secret(prompt), !typed.isEmpty else {
      throw Failure(.negative, "No passphrase was typed", recovery: "To try again, type the command again")
    }
    return typed
  }

  private func fromFile() throws -> String {
    let file = file ?? ""
    guard let bytes = FileManager.default.contents(atPath: file), bytes.count <= 65_536,
      let text = String(validating: bytes, as: UTF8.self)
    else {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(file)], recovery: "Check its name and its permissions.")
    }
    let passphrase = String(text.prefix { !$0.isNewline })
    guard !passphrase.isEmpty else {
      throw Failure(
        .validation, "The first line of {path} is empty", ["path": .verbatim(file)],
        recovery: "Write the passphrase there")
    }
    return passphrase
  }
}
