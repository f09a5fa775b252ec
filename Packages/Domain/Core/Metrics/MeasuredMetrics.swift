/// Metrics that the entries of a kind give values, as the kind declares them: one, or all of a sort.
public enum MeasuredMetrics: Sendable, Hashable, ExpressibleByStringLiteral {
  /// One metric that a module brings.
  case metric(MetricID)
  /// Those of a family of metrics, by what stands before and after the word.
  case family(prefix: String, suffix: String = "")
  /// The symptoms of packs.
  case symptoms
  /// The food groups of packs.
  case foodGroups
  /// Any metric: a field of the entry names it.
  case named

  public init(stringLiteral id: String) { self = .metric(MetricID(id)) }

  /// Whether a metric is one of them, of the whole day or a part of it, or the mark that a day's value of one is
  /// unknown.
  public func holds(_ metric: MetricID) -> Bool {
    let mark = Measure.unknownPrefix
    let whole = metric.ofWholeDay.rawValue
    let id = whole.hasPrefix(mark) ? String(whole.dropFirst(mark.count)) : whole
    return switch self {
    case .metric(let own): id == own.rawValue
    case .family(let prefix, let suffix): id.hasPrefix(prefix) && id.hasSuffix(suffix)
    case .symptoms: id.hasPrefix(SymptomDefinition.metricPrefix)
    case .foodGroups: id.hasPrefix(FoodGroup.metricPrefix)
    case .named: true
    }
  }

  /// The id of a metric, or the pattern of a family, that a catalogue lacks; nil where it has it. What packs bring, and
  /// what an entry names, is never lacking.
  public func missing(in catalogue: MetricCatalogue) -> String? {
    switch self {
    case .metric(let id): catalogue[id] == nil ? id.rawValue : nil
    case .family(let prefix, let suffix):
      catalogue.families.contains { $0.prefix == prefix && $0.suffix == suffix } ? nil : "\(prefix)…\(suffix)"
    case .symptoms, .foodGroups, .named: nil
    }
  }
}
