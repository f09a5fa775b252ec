import TrackerApplication
import TrackerCore

/// How a person uses phones and computers: how long, which apps, and what helps or distracts by their own rules.
public enum ScreenModule: TrackerModule {
  public static let id: ModuleID = "screen"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(ScreenKind.self, ScreenUseKind.self)
    for metric in ScreenMetrics.all { registry.metrics.add(metric) }
    registry.metricFamilies.add(ScreenMetrics.apps, ScreenMetrics.categories)
    registry.documentKinds.add(AnyDocumentKind(AppRules.document, called: "your rules for apps"))
    registry.settings.add(WorkHours.hours, WorkHours.breaks)
    registry.reportSections.add(ProductivitySection())
    registry.factorSources.add(ScreenFactors())
    registry.strings.add(.german)
  }
}
