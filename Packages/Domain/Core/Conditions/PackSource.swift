/// Where packs come from; the host has the folders, tests and the demo sample packs.
public protocol PackSource: Sendable {
  /// Every pack that can be found, without opening more than each one's own name and summary. Broken ones are listed
  /// with their faults.
  func listings() -> [PackListing]

  /// A pack merged with the packs it extends, validated as a whole but for metrics, which only the catalogue knows.
  ///
  /// - Throws: `Failure` with every problem and its place, or with the nearest match for an unknown id.
  func pack(_ id: PackID) throws -> LoadedPack

  /// A pack with an overlay laid on top, as far as the overlay holds: the pack may have changed since it was written.
  ///
  /// - Parameter overlay: The text of the overlay.
  /// - Throws: As `pack` does; what is wrong with the overlay alone is among the findings.
  func pack(_ id: PackID, tunedBy overlay: String) throws -> TunedPack
}

/// A pack as a list shows it.
public struct PackListing: Sendable, Hashable {
  public var id: PackID
  public var name: String
  public var summary: String
  public var aliases: [String]
  /// Whether other packs extend it and it extends none itself.
  public var isBase: Bool
  /// Whether it is where a pack of one's own begins: onboarding asks for a name and symptoms and builds one.
  public var buildsOwn: Bool
  /// The made-up life that `demo` shows of the condition; nil for one that it shows only when named.
  public var demoSeed: UInt64?
  public var folder: String
  /// Set when the pack's head can't be read.
  public var problem: String?

  public init(
    id: PackID, name: String, summary: String, aliases: [String], isBase: Bool, buildsOwn: Bool = false,
    demoSeed: UInt64? = nil, folder: String, problem: String? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.isBase = isBase
    self.buildsOwn = buildsOwn
    self.demoSeed = demoSeed
    self.folder = folder
    self.problem = problem
  }
}

/// A pack with what is known of its files.
public struct LoadedPack: Sendable {
  public var pack: ConditionPack
  /// Of the merged content.
  public var hash: ContentHash
  /// Where each value stands, by its path, such as `risk.factors.short-sleep.metric`.
  public var places: PackPlaces
  /// What a journal keeps of it: the text of the pack and, where it is tuned, that of the tuning behind it. Empty for a
  /// pack that was not read from files.
  public var definitions: [DefinitionText]

  public init(pack: ConditionPack, hash: ContentHash, places: PackPlaces, definitions: [DefinitionText] = []) {
    self.pack = pack
    self.hash = hash
    self.places = places
    self.definitions = definitions
  }
}
