import TrackerCore
import TrackerPacks
import TrackerYAML

/// Makes the schemas for editors from the same values that the readers use.
///
/// A schema takes whatever the readers take. It can't see what spans several places or files, such as weights that do
/// not sum to 100 or an id that nothing defines: `pack lint` says those.
public struct SchemaMaker: Sendable {
  let catalogue: MetricCatalogue
  let logKinds: [String]

  /// - Parameter host: Brings the metrics and kinds of entries that files may name.
  public init(_ host: PackHost) {
    catalogue = host.catalogue
    logKinds = host.logKinds.map(\.rawValue).sorted()
  }

  /// The schema of a kind of file, whole: nothing in it points to another file.
  public func schema(_ kind: SchemaKind) -> JSONSchema {
    let root =
      switch kind {
      case .pack: pack
      case .scenarios: scenarioFile
      case .overlay: overlay
      case .locale: locale
      case .lint: suppressionFile
      case .columns: columnMap
      }
    return root.document(title: "Symptom Tracker: \(kind.files)", about: kind.about, sharing: definitions)
  }

  /// What several schemas, or several places of one, have in common.
  private var definitions: [String: JSONSchema] {
    [
      "code": code, "reference": reference, "scale": scale, "anchors": anchors, "symptom": symptom, "step": step,
      "option": option,
      "flare": flare, "group": group, "factor": factor, "response": response, "insight": insight, "change": change,
      "goal": goal, "own_metric": ownMetric, "applies_to": appliesTo, "metric_change": metricChange,
      "messages": messages,
      "metric": metric, "factor_metric": factorMetric, "series": series, "range": range, "scenario": scenario,
      "person": person,
      "expectation": expectation,
      "always": always, "food": food, "column": column, "metricColumn": metricColumn,
    ]
  }
}

// Pieces that every section uses.
extension SchemaMaker {
  var id: JSONSchema { .text("^\(JSONSchema.idPattern)$") }
  var date: JSONSchema {
    .text("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$").with("format", .text("date"))
  }
  var ids: JSONSchema { .list(of: id, isUnique: true) }
  var range: JSONSchema { .pair(.number(), .number()) }

  /// A text that is not empty and no longer than lint lets a text under the key be.
  func text(_ key: String = "") -> JSONSchema { .text(longest: TextSafety.longestByKey[key] ?? TextSafety.longest) }

  func texts(_ key: String = "", fewest: Int = 0) -> JSONSchema { .list(of: text(key), fewest: fewest, isUnique: true) }

  /// A list of a pack, or one that adds to the inherited list.
  func addable(_ list: JSONSchema) -> JSONSchema {
    .any(of: [
      list,
      .object(
        [YAMLNode.addKey: list.with("minItems", .number(1)).described("Added to the list of the pack below.")],
        required: [YAMLNode.addKey]),
    ])
  }

  /// Leaves something out of experiments.
  var keep: JSONSchema {
    JSONSchema.any(of: [.truth, text()]).orNull.described(
      "true, or the reason in a sentence: it is never part of an experiment.")
  }

  func days(_ range: ClosedRange<Int>) -> JSONSchema { .text(DayPattern(range).text) }

  static let number = "[-+]?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?"
}
