import TrackerApplication
import TrackerCore

/// What an export of patterns is written from: all that the days say of every factor that is not muted, for each
/// condition.
public struct PatternsReport: Sendable {
  /// A factor with the condition whose days it is held against.
  struct Row {
    var condition: PatternsView.Condition
    var item: PatternsView.Item
    /// The hours before flares; empty for what has no times.
    var windows: [PatternWindow]
  }

  /// The day on which it was asked for.
  let today: Day
  let conditions: [PatternsView.Condition]
  /// Claims first, the strongest first, one condition after the other.
  let rows: [Row]
  let format: TextFormatter

  /// Reads the patterns, and works out those that an entry has changed.
  ///
  /// - Parameters:
  ///   - condition: The id of one of the person's conditions; nil for all.
  ///   - days: Days that are described; nil for all.
  ///   - steps: Told of each step while something is worked out.
  /// - Throws: `Failure` (`validation`) for a condition that the person does not have; `Failure` when the journal
  ///   can't be read; what `steps` throws.
  public init(
    of condition: String? = nil, days: Int? = 90, in session: Session, steps: @escaping PatternStep.Report
  ) throws {
    var query = PatternQuery()
    query.condition = condition
    query.days = days
    let view = try PatternsView(query, in: session, steps: steps)
    today = session.today
    conditions = view.conditions
    format = session.format
    rows = try session.conditions(named: condition).flatMap { condition -> [Row] in
      guard let shown = view.conditions.first(where: { $0.id == condition.id }) else { return [] }
      let windows = try PatternWindow.all(
        of: shown.patterns.map(\.pattern), days: days, for: condition, in: session)
      return shown.patterns.map { item in
        Row(condition: shown, item: item, windows: windows[item.pattern.factor] ?? [])
      }
    }
  }
}
