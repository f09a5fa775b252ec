import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `chart list`: what can be drawn, by topic, and how.
public struct ChartListView: ReadModel {
  public static let schema = "chart-list/1"

  /// A number that was logged, and how often.
  struct Item: Encodable, Sendable {
    var metric: MetricID
    var name: Phrase
    var days: Int
  }

  struct Topic: Encodable, Sendable {
    /// The kind of entry that the numbers come from; nil for what is worked out.
    var kind: LogKindID?
    var name: Phrase
    var items: [Item]
  }

  var topics: [Topic]
  var types: [ChartType]
  var schemes: [String]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session) throws {
    let catalogue = session.person.catalogue
    let logged = try session.journal.read { try $0.metrics(withPrefix: "") }
    let days = Dictionary(logged.map { ($0.metric, $0.days) }) { first, _ in first }
    let stored = logged.map(\.metric).filter { !Measure.isOfKeeping($0) && $0.part == nil }
    let derived = catalogue.definitions.filter { metric in
      metric.derivation != nil && catalogue.stored(behind: metric.id).keys.contains { days[$0] != nil }
    }.map(\.id)
    let former = Set(catalogue.definitions.flatMap { $0.formerly.map(\.id) })
    var byKind: [LogKindID?: [Item]] = [:]
    for id in stored + derived where !former.contains(id) {
      guard let metric = catalogue[id] else { continue }
      let kind = metric.derivation == nil ? session.environment.registry.kinds(measuring: id).first?.definition : nil
      let behind = catalogue.stored(behind: id).keys.compactMap { days[$0] }.max() ?? 0
      byKind[kind?.id, default: []].append(Item(metric: id, name: metric.name, days: days[id] ?? behind))
    }
    let all = session.environment.registry.logKinds.all.map { kind -> LogKindDefinition? in kind.definition }
    let kinds: [LogKindDefinition?] = all + [nil]
    topics = kinds.compactMap { kind in
      guard let items = byKind[kind?.id] else { return nil }
      let name: Phrase = kind.map { .words($0.name, [:]) } ?? "calculated from others"
      return Topic(kind: kind?.id, name: name, items: items.sorted { ($1.days, $0.metric) < ($0.days, $1.metric) })
    }
    types = ChartType.allCases
    schemes = ColourScheme.named.map(\.name)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let ways = Block.Table(
      [.init(format("type")), .init(format("what it shows"))],
      rows: types.map { .init(["\($0.rawValue)", "\(format($0.about))"]) })
    let colours = Block.fact(
      .init(format("Schemes"), "\((schemes + ["own"]).joined(separator: ", "))"))
    guard let first = topics.first?.items.first else {
      return [.sentence("\(format("Nothing is logged yet, so there is nothing to draw."))"), .section([.table(ways)])]
    }
    let groups = topics.map { topic in
      Block.Table.Group(
        "\(capitalised(format(topic.name)))",
        rows: topic.items.map { item in
          let (name, typed): (RichText, RichText) = ("\(format(item.name))", "\(item.metric.rawValue)")
          return .init([name, typed, "\(item.days)"], short: [name, typed])
        })
    }
    let columns: [Block.Table.Column] = [
      .init(format("name")), .init(format("what to type")), .init(format("days"), .trailing),
    ]
    let example = Block.NextCommand("symptoms chart \(first.metric.rawValue)", format("the last 60 days of it"))
    return [
      .table(.init(columns, groups: groups)), .section([.table(ways)]), .section([colours]),
      .section([.commands([example])]),
    ]
  }

  private func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension Registry {
  /// The kinds of entries that give a metric numbers by what they are; not those in which a field names the metric,
  /// such as a day that was closed.
  func kinds(measuring metric: MetricID) -> [any LogKind.Type] {
    logKinds.all.filter { kind in
      kind.definition.metrics.contains { $0 != .named && $0.holds(metric) }
    }
  }
}
