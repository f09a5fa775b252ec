import TrackerApplication
import TrackerCore

/// What a person tracks of their own: what there is to see of it, and what is done with it, each change one action that
/// `undo` takes back, made within the transaction that reads the definitions.
///
/// Where a change moves entries to another metric, or makes one number of a day in another way, their measures are made
/// again right after it, in one transaction, as they are when `undo` takes the change back (`PackPart.trackables`).
public struct TrackableBook {
  let session: Session
  let isCommand: @Sendable ([String]) -> Bool

  /// - Parameter isCommand: Whether a line that begins so is a command of the host, which nothing of one's own may be
  ///   called like.
  public init(_ session: Session, isCommand: @escaping @Sendable ([String]) -> Bool = { _ in false }) {
    self.session = session
    self.isCommand = isCommand
  }

  /// So many there can be.
  public static let most = 500

  /// All of it, with what was logged without a definition.
  ///
  /// - Parameter showsHidden: Whether hidden ones are shown, too.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func list(showsHidden: Bool = false) throws -> TrackablesView {
    try session.journal.read { journal in
      let own = try Trackables(in: journal).adding(session.person.packs).countingAlone
      let logged = try journal.metrics(withPrefix: TrackableDefinition.metricPrefix)
      let days = Dictionary(logged.map { ($0.metric, $0.days) }) { first, _ in first }
      let known = Set(own.all.flatMap { [$0.metric] + $0.merged.map(TrackableDefinition.metric) })
      let items = (showsHidden ? own.all : own.shown).map {
        TrackablesView.Item($0, days: days[$0.metric] ?? 0, of: name(of: $0.condition))
      }
      let others = logged.filter { !known.contains($0.metric) }.sorted { ($1.days, $0.metric) < ($0.days, $1.metric) }
        .map { TrackablesView.Other(id: TrackableID(of: $0.metric), days: $0.days) }
      return TrackablesView(trackables: items, hidden: own.all.count - own.shown.count, others: others)
    }
  }

  /// One of it, with its last value.
  ///
  /// - Throws: `Failure` (`validation`) where the word is none of it.
  public func show(_ word: String) throws -> TrackableView {
    try session.journal.read { journal in
      let own = try found(word, in: Trackables(in: journal))
      let totals = try journal.totals(of: [own.metric], in: .allOfEntries)
      return TrackableView(
        item: TrackablesView.Item(own, days: totals.count, of: name(of: own.condition)), definition: own,
        last: totals.max { $0.day < $1.day })
    }
  }
}

extension Trackables {
  /// All but what a pack's counts in place of.
  fileprivate var countingAlone: Trackables { Trackables(all.filter { $0.yieldsTo == nil }) }
}

extension TrackableID {
  /// The id in a metric of one's own.
  fileprivate init(of metric: MetricID) {
    self.init(rawValue: String(metric.rawValue.dropFirst(TrackableDefinition.metricPrefix.count)))
  }
}
