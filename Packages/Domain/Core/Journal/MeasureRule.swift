/// By what the measures of a kind of entries were made.
public struct MeasureRule: Sendable, Hashable {
  /// `LogKindDefinition.measuresVersion`
  public var version: Int
  /// A digest of what the kind reads of the definitions of conditions; nil for a kind that reads nothing of them, and
  /// where that is not known.
  public var definitions: Int64?

  public init(version: Int, definitions: Int64? = nil) {
    self.version = version
    self.definitions = definitions
  }
}

/// How measures are made again.
public struct Rederivation {
  /// The kinds, with the rules of now.
  public var rules: [LogKindID: MeasureRule]
  /// The definitions that the rules are of, to be kept.
  public var definitions: [DefinitionText]
  /// An entry's measures by these rules; nil leaves those it has.
  public var derive: (Entry) throws -> [Measure]?

  public init(
    _ rules: [LogKindID: MeasureRule], keeping definitions: [DefinitionText] = [],
    derive: @escaping (Entry) throws -> [Measure]?
  ) {
    self.rules = rules
    self.definitions = definitions
    self.derive = derive
  }
}
