import TrackerApplication
import TrackerPackSchema

/// The schema of one kind of file. As text it is the schema's own file.
public struct SchemaView: StyledReadModel {
  public static let schema = "pack-schema/1"

  var kind: SchemaKind
  var document: JSONSchema

  /// The schema with the metrics and kinds of entries of the modules.
  public init(of kind: SchemaKind, in environment: Environment) {
    self.kind = kind
    document = SchemaMaker(environment.packHost).schema(kind)
  }

  public func text(_ style: TextStyle) -> String { document.text }
}
