import TrackerApplication
import TrackerCore

/// What came from other programs: what was imported last, how to bring the next file, and which files are known and
/// can't be read.
public enum ImportsModule: TrackerModule {
  public static let id: ModuleID = "imports"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(ImportRecord.document))
    registry.documentKinds.add(AnyDocumentKind(WantedImports.document, called: "the apps that you bring data from"))
    for file in UnreadableFiles.all { registry.unreadableFiles.add(file) }
    registry.healthChecks.add(ImportsCheck())
    registry.closingQuestions.add(WantedImports.question)
    registry.strings.add(.german)
  }
}
