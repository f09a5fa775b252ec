import TrackerApplication
import TrackerCore

/// The answer of `settings export` to a file.
public struct SettingsExportView: ReadModel {
  public static let schema = "settings-export/1"

  var file: String

  /// Writes the settings to a file.
  ///
  /// - Throws: `Failure` (`validation`) where there is a file that may not be replaced; `system`, or what reading the
  ///   settings throws.
  public init(_ editor: SettingsEditor, toFile file: String, replacing: Bool) throws {
    let environment = editor.environment
    guard !HomeFiles(environment.home, files: environment.registry.homeFiles.all).include(file) else {
      throw Failure(
        .validation, "{path} belongs to the program", ["path": .verbatim(file)], recovery: "Choose another name")
    }
    let text = try editor.exportedText()
    try OutputFile(file).write(replacing: replacing) { try $0(text) }
    self.file = file
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .sentence("\(format("Your settings are in {file}.", ["file": file]))"),
      .sentence("\(format("To read them in: {command}", ["command": "symptoms settings import \(file.shellWord)"]))"),
    ]
  }
}
