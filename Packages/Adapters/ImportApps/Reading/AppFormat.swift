import TrackerApplication
import TrackerCore

/// Files of one other app, as a value: how they are recognised, and what is read of them.
struct AppFormat: Sendable {
  /// The importer's id, for ever.
  var id: String
  /// Such as `Daylio (CSV)`.
  var name: String
  /// What its command does, in a sentence.
  var abstract: String
  /// How somebody gets the file, in a sentence without a full stop.
  var nextFile: String
  var options: [ImportOption] = []
  /// Who makes what is in its files: a device, or the person who types it into the app.
  var source: Entry.Source = .file
  var recognises: @Sendable (FileBeginning) -> Bool
  var read: @Sendable (inout AppReading) throws -> Void
}

/// Reads the files of an app.
public struct AppImporter: Importer {
  let app: AppFormat

  public var id: String { app.id }
  public var name: String { app.name }
  public var abstract: String { app.abstract }
  public var nextFile: String? { app.nextFile }
  public var options: [ImportOption] { app.options }
  public let part = "row"

  init(_ app: AppFormat) { self.app = app }

  public func recognises(_ beginning: FileBeginning) -> Bool { app.recognises(beginning) }

  public func read(_ file: String, options: [String: String], for session: Session) throws -> ImportedFile {
    var reading = AppReading(of: app, file, options: options, for: session)
    try app.read(&reading)
    return reading.finished
  }
}
