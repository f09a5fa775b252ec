import TrackerCore

/// The colours of a chart's marks. What they stand for is always told in another way, too.
public enum ColourScheme: Sendable, Hashable {
  /// Quiet marks; severity from pale to dark.
  case standard
  /// The colours of low and moderate.
  case health
  /// Blue and green.
  case productivity
  /// One hue, from pale to strong.
  case sequential
  /// Two hues with pale ones between them.
  case diverging
  /// Hues that differ as much as they can.
  case categorical
  /// A person's own colours, 1 … 4.
  case own([Colour])

  /// Those that have a name, in the order in which they are offered.
  public static let named: [(name: String, scheme: ColourScheme)] = [
    ("standard", .standard), ("health", .health), ("productivity", .productivity), ("sequential", .sequential),
    ("diverging", .diverging), ("categorical", .categorical),
  ]

  public init?(named name: String) {
    guard let found = ColourScheme.named.first(where: { $0.name == name }) else { return nil }
    self = found.scheme
  }

  public var name: String { ColourScheme.named.first { $0.scheme == self }?.name ?? "own" }

  /// The most series whose colours can be told apart by everybody.
  public static let mostSeries = 4

  /// Of series one after the other, each seen on a ground (3:1) and told from the others by every colour vision; a
  /// person's own are as they chose them.
  public func series(on ground: PageTheme.Ground) -> [Colour] {
    if case .own(let colours) = self { return colours }
    return hexes(ground).series.compactMap { Colour($0) }
  }

  /// The colour of a series by its number; they begin again after the last one.
  public func series(_ number: Int, on ground: PageTheme.Ground) -> Colour {
    let all = series(on: ground)
    return all.isEmpty ? .black : all[number % all.count]
  }

  /// Of steps from the least to the most, four: neighbours are told apart by every colour vision, and a number can be
  /// read on each.
  public func steps(on ground: PageTheme.Ground) -> [Colour] {
    if case .own(let colours) = self {
      let pale = colours.first.map { first in
        [0.85, 0.55, 0.25, 0].map { first.mixed(with: ground == .light ? .white : .black, share: $0) }
      }
      return colours.count == HeatMap.mostSteps ? colours : pale ?? []
    }
    return hexes(ground).steps.compactMap { Colour($0) }
  }

  private typealias Hexes = (series: [String], steps: [String])

  private func hexes(_ ground: PageTheme.Ground) -> Hexes { ground == .light ? light : dark }

  private var light: Hexes {
    let blues = ["#e3f4f8", "#84c0d0", "#2a7a92", "#0b3f52"]
    return switch self {
    case .standard: (["#6b8995", "#8f6000", "#1b1f24", "#592169"], ["#f7e7bd", "#e9a94f", "#c04518", "#78172b"])
    case .health: (["#1c6a80", "#a86b00", "#0b1660", "#470c2c"], ["#f7e7bd", "#e9a94f", "#c04518", "#78172b"])
    case .productivity:
      (["#3f6fb0", "#1f4d14", "#b87182", "#520149"], ["#e8f4dc", "#9ccb84", "#47822f", "#1c4712"])
    case .sequential: (["#2f86a0", "#0b3f52", "#ac781c", "#84846d"], blues)
    case .diverging: (["#2166ac", "#b85a0a", "#ab7981", "#190539"], ["#1f5c99", "#a9cbe6", "#f2c08f", "#a8480a"])
    case .categorical: (["#0067a5", "#c2570c", "#9f7a83", "#0b0837"], blues)
    case .own: ([], [])
    }
  }

  private var dark: Hexes {
    let blues = ["#1d3640", "#2f6577", "#5aa9bf", "#c4e9f2"]
    return switch self {
    case .standard: (["#647f8a", "#e8b45c", "#ecebe7", "#25baf2"], ["#3b3424", "#7a5218", "#e87c46", "#ffb9ab"])
    case .health: (["#7fc4d8", "#a8701a", "#7971c5", "#f4f382"], ["#3b3424", "#7a5218", "#e87c46", "#ffb9ab"])
    case .productivity:
      (["#6f9fe0", "#c3e6ad", "#7c771a", "#58f8fc"], ["#26331f", "#42682f", "#7fb565", "#d5efc5"])
    case .sequential: (["#4596ae", "#c4e9f2", "#fee77a", "#908c17"], blues)
    case .diverging: (["#6fa8dc", "#d07a25", "#fce678", "#4dfcf4"], ["#8fc1ee", "#2f5574", "#6e4620", "#f0a55c"])
    case .categorical: (["#5aa9e6", "#d9822b", "#826e7f", "#c6e0fa"], blues)
    case .own: ([], [])
    }
  }
}

extension ColourScheme: Codable {
  /// A name that this version does not know is the standard one.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let colours = text.split(separator: ",").compactMap { Colour(String($0)) }
    self = ColourScheme(named: text) ?? (colours.isEmpty ? .standard : .own(colours))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .own(let colours) = self {
      try container.encode(colours.map(\.hex).joined(separator: ","))
    } else {
      try container.encode(name)
    }
  }
}
