import TrackerApplication
import TrackerCore

/// The metrics that a pack can name.
public struct PackMetricsView: ReadModel {
  public static let schema = "pack-metrics/1"

  struct Metric: Encodable, Sendable {
    var id: MetricID
    var name: Phrase
    var unit: String
    var lowest: Double
    var highest: Double
    /// The bad end, absent where neither is.
    var worse: Direction?
    var foldOfDay: Fold
    var foldOverDays: Fold
    /// `unknown`, or the kind of entry on whose kept days it is none.
    var missing: Phrase
    var isDerived: Bool
    var about: Phrase
  }

  struct Family: Encodable, Sendable {
    var id: String
    /// The words that may stand in it, absent where any may. A person's own come on top.
    var words: [String]?
    var about: String
  }

  var metrics: [Metric]
  var families: [Family]

  /// - Parameter pack: A pack whose symptoms and food groups are listed too; nil for the metrics of modules alone.
  /// - Throws: `Failure` (`validation`) where there is no such pack, or it has errors.
  public init(adding pack: PackID? = nil, in environment: Environment) throws {
    let catalogue = environment.registry.catalogue
    self.init(try pack.map { catalogue.adding(try environment.packs.pack($0).pack) } ?? catalogue)
  }

  init(_ catalogue: MetricCatalogue) {
    metrics = catalogue.definitions.sorted { $0.id < $1.id }.map { metric in
      let missing: Phrase =
        switch metric.absence {
        case .unknown: "unknown"
        case .noneOnLoggedDays: "none once anything was logged, else unknown"
        case .noneOnKeptDays(let kind):
          .words("none once {kind} was logged, else unknown", ["kind": .verbatim(kind.rawValue)])
        }
      return Metric(
        id: metric.id, name: metric.name, unit: metric.unit, lowest: metric.range.lowerBound,
        highest: metric.range.upperBound,
        worse: metric.direction, foldOfDay: metric.fold, foldOverDays: metric.foldOverDays, missing: missing,
        isDerived: metric.derivation != nil || metric.documents != nil, about: metric.about)
    }
    families = catalogue.families.map { family in
      Family(id: "\(family.prefix)<\(family.placeholder)>\(family.suffix)", words: family.listed, about: family.about)
    }.sorted { $0.id < $1.id }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let metrics = metrics.map { metric in
      let facts = [
        format(
          "{lowest} to {highest} {unit}",
          [
            "lowest": format.words.number(metric.lowest.words), "highest": format.words.number(metric.highest.words),
            "unit": format(metric.unit),
          ]),
        metric.worse.map { $0 == .high ? format("high is worse") : format("low is worse") } ?? "",
        metric.isDerived ? format("calculated") : format("day: {fold}", ["fold": metric.foldOfDay.rawValue]),
        format("days: {fold}", ["fold": metric.foldOverDays.rawValue]),
        format("missing: {meaning}", ["meaning": format(metric.missing)]),
      ]
      return section(metric.id.rawValue, facts, format(metric.about))
    }
    let families = families.map { family in
      section(
        family.id,
        [family.words.map { format("one of {words}", ["words": $0.joined(separator: ", ")]) } ?? format("any word")],
        format(family.about))
    }
    let head = Block.section([
      .heading(.init("\(format("Families of metrics"))")),
      .sentence("\(format("Each line stands for many metrics. Put a word in place of the brackets."))"),
    ])
    return metrics + (families.isEmpty ? [] : [head]) + families
  }

  private func section(_ id: String, _ facts: [String], _ about: String) -> Block {
    let values = facts.filter { !$0.isEmpty }.map { Block.Value("\($0)") }
    return .section([
      .sentence("\(id, .strong)"),
      .details((values.isEmpty ? [] : [.fact(.init("", values))]) + [.sentence("\(about, .faint)")]),
    ])
  }
}
