import ArgumentParser
import TrackerCommandLine
import TrackerPackSchema
import TrackerPackTools

/// `pack schema`: what editors need to complete, explain and check the files of packs.
struct PackSchemaCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print JSON Schemas (draft-07) for editors.",
    discussion: """
      With a schema, an editor completes keys, shows what each key is for and underlines errors. The schemas of this \
      version are in Conditions/. The first line of a pack names its schema:
        # yaml-language-server: $schema=../pack.schema.json

      Examples:
        symptoms pack schema                      lists the kinds of files
        symptoms pack schema pack                 prints the schema of pack.yaml
        symptoms pack schema --write Conditions   writes all of them
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The kind of file. Default: list all kinds.", valueName: "kind"))
  var kind: SchemaKind?

  @Option(help: ArgumentHelp("Write all schemas into this folder.", valueName: "dir"), completion: .directory)
  var write: String?

  func validate() throws {
    if kind != nil, write != nil {
      throw ValidationError("--write writes all schemas. Leave the kind out.")
    }
  }

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    if let kind {
      try context.answer(SchemaView(of: kind, in: context.environment))
    } else {
      try context.answer(try SchemaListView(writingTo: write, in: context.environment))
    }
  }
}

extension SchemaKind: ExpressibleByArgument {}
