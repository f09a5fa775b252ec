import TrackerApplication
import TrackerPackSchema

/// The schema of one kind of file. As text it is the schema's own file.
struct SchemaView: StyledReadModel {
  static let schema = "pack-schema/1"

  var kind: SchemaKind
  var document: JSONSchema

  func text(_ style: TextStyle) -> String { document.text }
}
