/// Numbers as a picture, with the same numbers in words for whoever sees no picture.
public struct Chart: Sendable, Hashable {
  public struct Axis: Sendable, Hashable {
    public var title: String
    public var range: ClosedRange<Double>
    /// Where the axis is labelled, in order.
    public var ticks: [(value: Double, label: String)]

    public init(_ title: String, _ range: ClosedRange<Double>, ticks: [(value: Double, label: String)] = []) {
      self.title = title
      self.range = range
      self.ticks = ticks
    }

    public static func == (left: Axis, right: Axis) -> Bool {
      left.title == right.title && left.range == right.range
        && left.ticks.elementsEqual(right.ticks) { $0.value == $1.value && $0.label == $1.label }
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(title)
      hasher.combine(range)
    }
  }

  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double
    /// In which of them it weighs more: a count, such as days.
    public var weight: Double

    public init(x: Double, y: Double, weight: Double = 1) {
      self.x = x
      self.y = y
      self.weight = weight
    }
  }

  public enum Kind: String, Sendable {
    case scatter, line, bar
  }

  public var kind: Kind
  public var x: Axis
  public var y: Axis
  public var points: [Point]
  /// Whether the line of equal values is drawn, such as where forecasts came true.
  public var showsDiagonal: Bool
  /// What the picture shows, in sentences: one for each thing worth seeing. Plain renderers give these alone.
  public var words: [RichText]

  public init(
    _ kind: Kind, x: Axis, y: Axis, points: [Point], showsDiagonal: Bool = false, words: [RichText]
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.points = points
    self.showsDiagonal = showsDiagonal
    self.words = words
  }
}
