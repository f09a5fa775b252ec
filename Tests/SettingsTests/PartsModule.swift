import TrackerApplication
import TrackerCore

/// A module with two parts of reports, of which one is part of the score.
enum PartsModule: TrackerModule {
  static let id: ModuleID = "parts"

  static func contribute(to registry: inout Registry) {
    registry.reportSections.add(SilentSection(id: "second", title: "The second", place: 2))
    registry.reportSections.add(
      SilentSection(id: "first", title: "The first", place: 1, scoreParts: [.init("points", "Points", weight: 25)]))
  }
}

private struct SilentSection: ReportSection {
  var id: String
  var title: Phrase
  var place: Int
  var scoreParts: [ReportScorePart] = []
  let notTracked: Phrase = "Nothing is known."

  func content(of range: ReportRange) -> (any ReportContent)? { nil }
}
