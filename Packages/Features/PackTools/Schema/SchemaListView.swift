import TrackerApplication
import Foundation
import TrackerCore
import TrackerPackSchema

/// The kinds of files that have a schema, and where each was written to.
public struct SchemaListView: StyledReadModel {
  public static let schema = "pack-schemas/1"

  struct Entry: Encodable, Sendable {
    var kind: SchemaKind
    /// Which files it is for.
    var files: String
    /// Absent where nothing was written.
    var written: String?
  }

  var schemas: [Entry]

  /// - Parameter folder: Gets a file for each kind, and is made where it is missing; nil writes nothing.
  /// - Throws: `Failure` (`system`) where a file can't be written.
  public init(writingTo folder: String? = nil, in environment: Environment) throws(Failure) {
    let maker = SchemaMaker(environment.packHost)
    schemas = SchemaKind.allCases.map { Entry(kind: $0, files: $0.files) }
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for index in schemas.indices {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(schemas[index].kind.fileName)
        try Data(maker.schema(schemas[index].kind).text.utf8).write(to: file, options: .atomic)
        schemas[index].written =
          "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(schemas[index].kind.fileName)"
      }
    } catch {
      throw Failure(.system, "The schemas can't be written to \(folder)", mend: "Name a folder that you may write to.")
    }
  }

  public func text(_ style: TextStyle) -> String {
    schemas.map { entry in
      entry.written.map { "Wrote \($0)" }
        ?? "\(entry.kind.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0))\(entry.files)"
    }.joined(separator: "\n") + "\n"
  }
}
