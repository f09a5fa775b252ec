import TrackerApplication
import TrackerCore

/// The metrics and kinds of entries that the sample packs name, for tests that must not know the modules that really
/// bring them.
public enum SampleModule: TrackerModule {
  public static let id: ModuleID = "sample"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(SampleFood.self, SampleExercise.self, SampleRest.self, SampleActivity.self)
    registry.metrics.add(
      metric("sleep.hours", "hours", 0...24, .low, .mean, .unknown),
      metric("sleep.quality", "points", 1...10, .low, .mean, .unknown),
      metric("exercise.minutes", "minutes", 0...1440, nil, .sum, .noneOnKeptDays("exercise")),
      metric("exercise.load", "minutes × intensity", 0...14_400, nil, .sum, .noneOnKeptDays("exercise")),
      metric("stress.level", "points", 0...10, .high, .mean, .unknown))
  }

  /// The catalogue that a registry of this module alone has.
  public static let catalogue = Registry([SampleModule.self]).catalogue

  /// The ids of its kinds of entries.
  public static let logKinds: Set<LogKindID> = ["food", "exercise", "rest", "activity"]

  private static func metric(
    _ id: MetricID, _ unit: String, _ range: ClosedRange<Double>, _ direction: Direction?, _ fold: Fold,
    _ absence: MetricDefinition.Absence
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: .verbatim(id.rawValue), unit: unit, range: range, direction: direction, fold: fold,
      absence: absence,
      about: "A metric for tests.")
  }
}

/// A kind of entry without fields.
private protocol SampleKind: LogKind {
  static var name: LogKindID { get }
}

extension SampleKind {
  static var definition: LogKindDefinition {
    LogKindDefinition(
      id: name, name: "\(name) entries", summary: "A kind of entry for tests.", fields: [], metrics: [], examples: [])
  }
  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "\(name)" }
}

private enum SampleFood: SampleKind { static let name: LogKindID = "food" }
private enum SampleExercise: SampleKind { static let name: LogKindID = "exercise" }
private enum SampleRest: SampleKind { static let name: LogKindID = "rest" }
private enum SampleActivity: SampleKind { static let name: LogKindID = "activity" }
