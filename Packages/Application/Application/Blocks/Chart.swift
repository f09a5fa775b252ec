/// Points as a picture, with the same numbers in words for whoever sees no picture, and in a table for whoever wants
/// them exactly.
public struct Chart: Sendable, Hashable {
  /// One axis. Its range and the values of its ticks are in the units of the points; labels may give others, such as
  /// percent for a share.
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

  /// A place in the picture, in the units of the two axes.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double
    /// How much it counts, such as the days that it stands for.
    public var weight: Double

    public init(x: Double, y: Double, weight: Double = 1) {
      self.x = x
      self.y = y
      self.weight = weight
    }
  }

  public var x: Axis
  public var y: Axis
  public var points: [Point]
  /// What the weights of the points count, such as `days`; nil where all of them weigh the same.
  public var weights: String?
  /// What it means to lie on the line of equal values, such as `said and came agree`; nil where that line is not drawn.
  public var diagonal: String?
  /// What the picture shows, in sentences: one for each thing worth seeing. Plain renderers give these alone.
  public var words: [RichText]
  /// The same numbers exactly. Renderers with a picture set the table below it, and the words only where there is none.
  public var table: Block.Table?

  public init(
    x: Axis, y: Axis, points: [Point], weights: String? = nil, diagonal: String? = nil,
    words: [RichText], table: Block.Table? = nil
  ) {
    self.x = x
    self.y = y
    self.points = points
    self.weights = weights
    self.diagonal = diagonal
    self.words = words
    self.table = table
  }
}
