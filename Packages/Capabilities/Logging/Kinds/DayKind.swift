import TrackerCore

/// A day that was closed: what was not named on it was none.
public enum DayKind: LogKind {
  public static let definition = LogKindDefinition(
    id: "day", name: "closed days", summary: "A day that is complete.", fields: [], metrics: [], examples: [],
    keepsDay: false,
    hasCommand: false)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [.closes] }

  public static func summary(of entry: Entry, in context: EntryContext) -> String { "closed" }
}
