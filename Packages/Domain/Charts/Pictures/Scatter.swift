/// Points in the units of two axes.
public struct Scatter: Sendable, Hashable, Codable {
  /// A place in the picture.
  public struct Point: Sendable, Hashable, Codable {
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

  public var x: ChartAxis
  public var y: ChartAxis
  public var points: [Point]
  /// What the weights of the points count, such as `days`; nil where all of them weigh the same.
  public var weights: String?
  /// What it means to lie on the line of equal values, such as `perfect forecast`; nil where that line is not drawn.
  public var diagonal: String?

  public init(x: ChartAxis, y: ChartAxis, points: [Point], weights: String? = nil, diagonal: String? = nil) {
    self.x = x
    self.y = y
    self.points = points
    self.weights = weights
    self.diagonal = diagonal
  }

  func table(_ words: ChartWords) -> ChartTable {
    let columns = [ChartTable.Column(x.name, isNumeric: true), .init(y.name, isNumeric: true)]
    return ChartTable(
      columns + (weights.map { [.init($0, isNumeric: true)] } ?? []),
      rows: points.map { point in
        [words.number(point.x), words.number(point.y)] + (weights == nil ? [] : [words.number(point.weight)])
      })
  }

  func mapTexts(_ change: (String) -> String) -> Scatter {
    Scatter(
      x: x.mapTexts(change), y: y.mapTexts(change), points: points, weights: weights.map(change),
      diagonal: diagonal.map(change))
  }
}
