import ArgumentParser
import TrackerApplication

/// What every import of another program's file takes, and what it does.
public struct ImportFileOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  public var file: String

  @Flag(help: "Show what would be imported, without saving it.")
  public var dryRun = false

  @Flag(name: .customLong("more"), help: "Show how much was imported of each kind.")
  public var isDetailed = false

  public init() {}

  /// Imports the file and answers. A file that is damaged and brought something all the same ends with its failure.
  ///
  /// - Parameter options: Values by the ids of the importer's options; nil for those that were not typed.
  public func run(
    _ importer: some Importer, _ options: [String: String?] = [:], in context: CommandContext
  ) throws {
    let fileImport = FileImport(importer, in: try context.session())
    var view = try fileImport.run(file, options: options.compactMapValues(\.self), isRehearsal: dryRun)
    view.isDetailed = isDetailed
    try context.answer(view)
    if let verdict = view.verdict { throw verdict }
  }
}
