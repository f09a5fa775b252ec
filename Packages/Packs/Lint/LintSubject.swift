import TrackerCore
import TrackerDocuments
import TrackerYAML

/// A pack that could be read, as the rules see it.
struct LintSubject {
  let loaded: LoadedPack
  /// The pack's own `pack.yaml`; what other files bring is looked at where they are.
  let file: String
  /// The pack's own file as written.
  let tree: YAMLMapping
  /// The metrics of modules and of the pack.
  let catalogue: MetricCatalogue
  /// The pack's file in other languages, by their tags.
  let locales: [(tag: String, file: String, tree: YAMLMapping)]
  /// What was shipped of the pack so far, nil before anything was.
  let lock: PackLock?
  /// Every other pack that can be found.
  let others: [PackListing]

  var pack: ConditionPack { loaded.pack }

  /// Whether the pack's own file gives a value.
  func isOwn(_ path: String) -> Bool { loaded.places[path]?.file == file }

  /// Where a key of a thing stands, else the thing.
  func place(_ path: String, _ key: String? = nil) -> Place? { key.map { loaded.place(path, $0) } ?? loaded.places[path] }

  /// Where a thing that the pack's file brings, or changes in part, is touched by it.
  func touches(_ path: String) -> Bool {
    path.split(separator: ".").reduce(YAMLMapping?.some(tree)) { mapping, key in mapping?[String(key)]?.mapping } != nil
  }

  /// The factors that the pack brings or changes, each with its path.
  var factors: [(factor: RiskFactor, path: String)] {
    pack.risk.factors.map { ($0, "risk.factors.\($0.id)") }.filter { touches($0.1) }
  }

  /// The factors among them that look at a metric.
  var responses: [(factor: RiskFactor, window: MetricWindow, curve: ResponseCurve, path: String)] {
    factors.compactMap { factor, path in
      guard case .response(let window, let curve) = factor.rule else { return nil }
      return (factor, window, curve, path)
    }
  }
}

extension LoadedPack {
  /// The path of the innermost value that stands at a place, such as `risk.factors.stress.response`.
  func path(at place: Place) -> String? {
    places.filter { $0.value == place }.keys.max { ($0.count, $1) < ($1.count, $0) }
  }
}
