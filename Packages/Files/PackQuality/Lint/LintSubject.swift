import TrackerCore
import TrackerStrictYAML
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
  /// The ids of what the program itself says is worth knowing.
  let insightIDs: Set<String>
  /// The pack's file in other languages, by their tags.
  let locales: [(tag: String, file: String, tree: YAMLMapping)]
  /// What was shipped of the pack so far, nil before anything was.
  let lock: PackLock?
  /// What every pack that can be found goes by.
  let names: PackNames
  /// The factors that the pack brings or changes.
  let factors: [TouchedFactor]
  /// The factors among them that look at a metric.
  let responses: [(touched: TouchedFactor, window: MetricWindow, curve: ResponseCurve)]
  /// What the texts of the pack tell people to do, and what they have.
  let tellingTexts: TellingTexts
  /// How many files there are in which scenarios are looked for; nil for an overlay, which needs none.
  let scenarioFiles: Int?
  /// Foods that stand in two groups, one of them the pack's own, with which way each group weighs: above 0 raises.
  let sharedFoods: [SharedFood]

  init(
    loaded: LoadedPack, file: String, tree: YAMLMapping, catalogue: MetricCatalogue, insightIDs: Set<String>,
    locales: [(tag: String, file: String, tree: YAMLMapping)],
    lock: PackLock?, names: PackNames, scenarioFiles: Int? = nil
  ) {
    self.loaded = loaded
    self.file = file
    self.tree = tree
    self.catalogue = catalogue
    self.insightIDs = insightIDs
    self.locales = locales
    self.lock = lock
    self.names = names
    let touched = PackChange.Section.factors.part(of: tree)
    let all = loaded.pack.risk.factors
    factors = all.indices.filter { touched?.position(of: all[$0].id.rawValue) != nil }.map { TouchedFactor(all[$0]) }
    responses = factors.compactMap { touched in
      guard case .response(let window, let curve) = touched.factor.rule else { return nil }
      return (touched, window, curve)
    }
    tellingTexts = TellingTexts([(tag: nil, tree: tree)] + locales.map { ($0.tag, $0.tree) })
    self.scenarioFiles = scenarioFiles
    sharedFoods = tree["foods"] == nil ? [] : LintSubject.sharedFoods(loaded, file: file)
  }

  var pack: ConditionPack { loaded.pack }

  /// Whether the pack's own file gives a value.
  func isOwn(_ path: String) -> Bool { loaded.places[path]?.file == file }

  /// Where a key of a thing stands, else the thing.
  func place(_ path: String, _ key: String? = nil) -> Place? {
    key.map { loaded.places.place(path, $0) } ?? loaded.places[path]
  }

  /// Where a thing that the pack's file brings, or changes in part, is touched by it.
  func touches(_ path: String) -> Bool {
    path.split(separator: ".").reduce(YAMLMapping?.some(tree)) { mapping, key in mapping?[String(key)]?.mapping } != nil
  }
}

/// A factor that a pack brings or changes.
struct TouchedFactor {
  let factor: RiskFactor
  /// Where it stands, such as `risk.factors.stress`.
  let path: String

  init(_ factor: RiskFactor) {
    self.factor = factor
    path = "risk.factors.\(factor.id)"
  }
}

/// What packs go by: their ids, names and other names, in small letters.
struct PackNames {
  private let owners: [String: [(id: PackID, folder: String)]]

  init(_ listings: [PackListing]) {
    var owners: [String: [(id: PackID, folder: String)]] = [:]
    for listing in listings {
      for word in Set(([listing.id.rawValue, listing.name] + listing.aliases).map { $0.lowercased() }) {
        owners[word, default: []].append((listing.id, listing.folder))
      }
    }
    self.owners = owners
  }

  /// A pack other than `id` that goes by a word.
  func owner(of word: String, otherThan id: PackID) -> (id: PackID, folder: String)? {
    owners[word.lowercased()]?.first { $0.id != id }
  }
}

extension LoadedPack {
  /// The path of the innermost value that stands at each place, such as `risk.factors.stress.response`.
  var paths: [Place: String] {
    Dictionary(places.all.map { ($0.value, $0.key) }) { ($0.count, $1) < ($1.count, $0) ? $1 : $0 }
  }
}
