import TrackerApplication
import TrackerCore

/// What a person writes about their days: texts with a mood and categories, found again by their words.
public enum ReflectionsModule: TrackerModule {
  public static let id: ModuleID = "reflections"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(ReflectionKind.self)
    for metric in ReflectionMetrics.all { registry.metrics.add(metric) }
    registry.metricFamilies.add(ReflectionMetrics.categories)
    registry.documentKinds.add(AnyDocumentKind(JournalCategory.document, called: "a category of your journal"))
    registry.exporters.add(ReflectionsExporter())
    registry.factorSources.add(JournalFactors())
    registry.homeFiles.add(
      HomeFile(
        UnfinishedText.folder, .files(endings: [".txt"]), "Texts that you began and did not save.", backup: .copied))
    registry.reportSections.add(JournalSection())
    registry.strings.add(.german)
  }
}
