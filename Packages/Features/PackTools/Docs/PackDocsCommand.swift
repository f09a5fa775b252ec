import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import Foundation
import TrackerCore
import TrackerPackQuality

/// `pack docs`: writes what is made from packs: a README and the list of shipped ids, and the reference of rules.
struct PackDocsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the README.md and ids.lock of packs.",
    discussion: """
      README.md is what people read before they take a pack; ids.lock holds every id the pack has ever shipped, so \
      that lint notices one that goes. Both stand beside pack.yaml and are made from it; ids are only ever added. With \
      --check nothing is written, and the command exits with 1 when a file is out of date.

      Examples:
        symptoms pack docs Conditions/my-pack
        symptoms pack docs Conditions --check
        symptoms pack docs --rules docs/pack-rules.md     the reference of lint's rules
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("Folders of packs, folders with a pack.yaml, or ids.", valueName: "path"), completion: .directory
  )
  var paths: [String] = []

  @Flag(help: "Write nothing; exit with 1 when a file is out of date.")
  var check = false

  @Option(
    help: ArgumentHelp("Write the reference of lint's rules to this file.", valueName: "file"), completion: .file())
  var rules: String?

  func validate() throws {
    if paths.isEmpty, rules == nil { throw ValidationError("Name the packs to write about, or a file with --rules.") }
  }

  func run(in context: CommandContext) throws {
    let library = context.environment.packs
    var files =
      try paths.isEmpty
      ? []
      : context.environment.packs(at: paths).flatMap { location in
        try library.generatedFiles(
          of: location.id, in: location.folder, catalogue: context.environment.registry.catalogue)
      }
    if let rules {
      let text = RuleReference().text
      files.append(
        GeneratedFile(
          path: rules, text: text, isCurrent: FileManager.default.contents(atPath: rules) == Data(text.utf8)))
    }
    let stale = files.filter { !$0.isCurrent }
    if !check {
      for file in stale {
        do {
          try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
        } catch {
          throw Failure(
            .system, "The file \(file.path) can't be written", mend: "Look at the folder and its permissions.")
        }
      }
    }
    try context.answer(PackDocsView(files: files.count, stale: stale.map(\.path), isWritten: !check))
    if check, !stale.isEmpty {
      throw Failure(
        .negative, "Out of date: \(stale.count.of("file"))",
        mend: "Write them with `symptoms pack docs \(paths.joined(separator: " "))`.")
    }
  }
}

/// Which files were written, or are out of date.
struct PackDocsView: StyledReadModel {
  static let schema = "pack-docs/1"

  var files: Int
  var stale: [String]
  var isWritten: Bool

  func text(_ style: TextStyle) -> String {
    let lines = stale.map { isWritten ? "wrote \($0)" : "out of date: \($0)" }
    return (lines + ["\(files - stale.count) of \(files.of("file")) \(files == 1 ? "was" : "were") current"]).joined(
      separator: "\n") + "\n"
  }
}
