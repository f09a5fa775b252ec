import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackSchema

/// The kinds of files that have a schema, and where each was written to.
public struct SchemaListView: ReadModel {
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
  /// - Throws: `Failure` (`system`) where a file cannot be written.
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
      throw Failure(
        .system, "{folder} cannot be written", ["folder": "\(folder)"],
        recovery: "Check the folder and its permissions.")
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let written = schemas.compactMap(\.written)
    if !written.isEmpty { return written.map { .sentence("\(format("Wrote {file}", ["file": $0]))") } }
    let rows = schemas.map { Block.Table.Row(["\($0.kind.rawValue)", "\(format($0.files))"]) }
    return [.table(.init([.init(""), .init("")], rows: rows))]
  }
}
