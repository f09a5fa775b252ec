import TrackerApplication
import TrackerPackSchema

/// The schema of one kind of file. As text it is the schema's own file.
public struct SchemaView: ReadModel {
  public static let schema = "pack-schema/1"

  var kind: SchemaKind
  var document: JSONSchema

  /// The schema with the metrics and kinds of entries of the modules.
  public init(of kind: SchemaKind, in environment: Environment) {
    self.kind = kind
    document = SchemaMaker(environment.packHost).schema(kind)
  }

  public func blocks(_ format: TextFormatter) -> [Block] { [.verbatim(document.text)] }
}
