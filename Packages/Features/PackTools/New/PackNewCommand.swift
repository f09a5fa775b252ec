import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import Foundation
import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// `pack new`: a pack to start from.
struct PackNewCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Start a pack: a folder with one example of everything, and a scenario that passes.",
    discussion: """
      The folder is named after the id, which is for ever. What is in it can be linted, tested and onboarded with at \
      once; replace the examples by what the condition has.

      Examples:
        symptoms pack new my-pack --in Conditions
        symptoms pack new my-pack --name "My condition"
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Id of the pack: small letters, digits and hyphens.", valueName: "id"))
  var id: String

  @Option(help: ArgumentHelp("What people call the condition; the id in words unless given.", valueName: "text"))
  var name: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Folder to make the pack's folder in; here unless given.", valueName: "dir"),
    completion: .directory)
  var parent = "."

  func run(in context: CommandContext) throws {
    guard id.isKebabCase else {
      throw Failure(
        .validation, "“\(id)” can't be the id of a pack",
        mend: "Use small letters and digits, in words joined by single hyphens, such as my-pack.")
    }
    let title = name ?? id.withSpaces.capitalisedFirst
    if let diagnostic = PackName.diagnostics(of: title).first {
      throw Failure(
        .validation, "The condition can't be called that: \(diagnostic.sentence)",
        mend: "Give another name with --name.")
    }
    let folder = parent == "." ? id : "\(parent.hasSuffix("/") ? String(parent.dropLast()) : parent)/\(id)"
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Failure(
        .validation, "There is something at \(folder) already, and nothing was changed",
        mend: "Take another id, or another folder with --in.")
    }
    if let taken = context.environment.packs.folder(of: PackID(id)) {
      throw Failure(
        .validation, "There is a pack \(id) already, in \(taken)", mend: "Take another id: ids are for ever.")
    }
    let files = PackTemplate(id: id, name: title).files
    do {
      for (path, text) in files {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
      }
    } catch {
      throw Failure(.system, "The pack can't be written to \(folder)", mend: "Look at the folder and its permissions.")
    }
    try context.answer(PackNewView(id: PackID(id), folder: folder, parent: parent, files: files.map(\.0)))
  }
}

/// What was made, and what comes next.
struct PackNewView: StyledReadModel {
  static let schema = "pack-new/1"

  var id: PackID
  var folder: String
  /// The folder that the pack's folder stands in.
  var parent: String
  var files: [String]

  func text(_ style: TextStyle) -> String {
    (files.map { "wrote \(folder)/\($0)" } + [
      "", "Next:", "  symptoms pack lint \(folder) --profile draft", "  symptoms pack test \(folder)",
      "  symptoms onboard --packs \(parent) --pack \(id)",
    ]).joined(separator: "\n") + "\n"
  }
}
