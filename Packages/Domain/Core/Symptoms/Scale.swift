/// Which end of a scale or metric is the bad one.
public enum Direction: String, Sendable, Codable, CaseIterable {
  case high, low
}

/// A scale that people answer on: its range, step, words and colour bands.
public struct Scale: Sendable, Hashable, Codable {
  /// A stretch of the scale with a word and a colour, from the end of the band below (or the scale's low end) to
  /// `upTo`.
  public struct Band: Sendable, Hashable, Codable {
    public var upTo: Double
    public var name: String
    public var colour: BandColour
    public init(upTo: Double, name: String, colour: BandColour) {
      self.upTo = upTo
      self.name = name
      self.colour = colour
    }
  }

  /// What values are.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Points between two ends that have words.
    case points
    /// How many, or how often.
    case count
    /// Minutes.
    case duration
  }

  public var id: ScaleID
  public var name: String
  public var kind: Kind {
    get { ownKind ?? .points }
    set { ownKind = newValue == .points ? nil : newValue }
  }
  /// nil for points, as in definitions kept before there were other kinds.
  private var ownKind: Kind?
  public var range: ClosedRange<Double>
  public var step: Double
  /// The bad end.
  public var worse: Direction
  /// Words at values of the scale, at both ends at least, from the low end up.
  public var anchors: [Anchor]
  public var bands: [Band]

  /// A word at a value of a scale.
  public struct Anchor: Sendable, Hashable, Codable {
    public var value: Double
    public var words: String
    public init(value: Double, words: String) {
      self.value = value
      self.words = words
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, name
    case ownKind = "kind"
    case range, step, worse, anchors, bands
  }

  public init(
    id: ScaleID, name: String, kind: Kind = .points, range: ClosedRange<Double>, step: Double, worse: Direction,
    anchors: [Anchor], bands: [Band]
  ) {
    self.id = id
    ownKind = kind == .points ? nil : kind
    self.name = name
    self.range = range
    self.step = step
    self.worse = worse
    self.anchors = anchors
    self.bands = bands
  }

  /// Whether a value lies in the range and on a step.
  public func holds(_ value: Double) -> Bool {
    let steps = (value - range.lowerBound) / step
    return range.contains(value) && abs(steps - steps.rounded()) < 1e-9
  }

  /// The band that a value lies in; one at the end of a band belongs to it, one above all bands to the last, and a none
  /// to `Band.ofNone`. nil for a value of a scale without bands.
  public func band(of value: Double) -> Band? {
    isNone(value) ? Band.ofNone : bands.first { value <= $0.upTo + 1e-9 } ?? bands.last
  }

  /// The words of the nearest anchor, nil where the scale has none; of a none its band's.
  public func words(for value: Double) -> String? {
    isNone(value) ? Band.ofNone.name : anchors.min { abs($0.value - value) < abs($1.value - value) }?.words
  }

  /// Of two values, the one nearer the bad end.
  public func worse(_ left: Double, _ right: Double) -> Double { worse == .high ? max(left, right) : min(left, right) }
}

/// The colours of bands: from the good end to the bad one. Never the only sign of a state.
public enum BandColour: String, Sendable, Codable, CaseIterable {
  case green, yellow, red
}
