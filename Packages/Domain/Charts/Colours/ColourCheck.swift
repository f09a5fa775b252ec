import TrackerCore

/// What is wrong with colours for the series of a chart.
public enum ColourFault: Sendable, Hashable {
  /// A colour is hard to see on the ground: its contrast is under 3:1 (WCAG 2.2, 1.4.11).
  case faint(Colour, contrast: Double)
  /// Two colours look alike to some eyes.
  case alike(Colour, Colour, Eyes)

  /// Whose eyes two colours look alike to.
  public enum Eyes: String, Sendable, Hashable, Encodable {
    case all, redGreen = "red-green", blueYellow = "blue-yellow"
  }

  /// The contrast that a mark needs.
  public static let leastContrast = 3.0

  /// All faults of some colours, in their order.
  ///
  /// - Parameter grounds: What they are seen on.
  public static func all(in colours: [Colour], on grounds: [Colour]) -> [ColourFault] {
    let faint = colours.compactMap { colour -> ColourFault? in
      let lowest = grounds.map(colour.contrast).min() ?? 21
      return lowest < leastContrast ? .faint(colour, contrast: lowest) : nil
    }
    let alike = colours.indices.flatMap { first in
      colours.indices.dropFirst(first + 1).compactMap { second -> ColourFault? in
        eyes(colours[first], colours[second]).map { .alike(colours[first], colours[second], $0) }
      }
    }
    return faint + alike
  }

  /// The eyes to which two colours look alike; nil where everybody tells them apart.
  private static func eyes(_ first: Colour, _ second: Colour) -> Eyes? {
    func areAlike(to vision: ColourVision) -> Bool {
      vision.difference(first, second) < ColourVision.leastDifference
    }
    if areAlike(to: .usual) { return .all }
    if ColourVision.allCases.contains(where: { $0 != .tritanopia && areAlike(to: $0) }) { return .redGreen }
    return areAlike(to: .tritanopia) ? .blueYellow : nil
  }
}
