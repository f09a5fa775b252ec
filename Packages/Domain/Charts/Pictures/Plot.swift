import TrackerCore

/// Values along days, or along other places one after the other.
public struct Plot: Sendable, Hashable {
  /// How a series is drawn.
  public enum Shape: String, Sendable, Codable {
    case bars, line, area
  }

  /// Values one after the other.
  public struct Series: Sendable, Hashable, Codable {
    public var name: String
    public var shape: Shape
    /// As many as there are places; nil is not known.
    public var values: [Double?]
    /// Whether it only smooths the other series, so that it says nothing where several days become one.
    public var isSmoothing: Bool

    public init(_ name: String, _ shape: Shape, _ values: [Double?], isSmoothing: Bool = false) {
      self.name = name
      self.shape = shape
      self.values = values
      self.isSmoothing = isSmoothing
    }
  }

  /// What is on the axis: two series at most, unless they are parts of a whole.
  public enum Content: Sendable, Hashable {
    case one(Series)
    /// Of two lines the second is dashed.
    case two(Series, Series)
    /// Bars of parts one upon the other. A place where one of them is not known is a gap.
    case stacked([Series])

    public var series: [Series] {
      switch self {
      case .one(let series): [series]
      case .two(let first, let second): [first, second]
      case .stacked(let all): all
      }
    }
  }

  /// A place along the axis.
  public struct Place: Sendable, Hashable, Codable {
    public var label: String
    /// nil where it is no day.
    public var day: Day?
    /// Whether it stands out, as a flare day does.
    public var isMarked: Bool

    public init(_ label: String, day: Day? = nil, isMarked: Bool = false) {
      self.label = label
      self.day = day
      self.isMarked = isMarked
    }
  }

  /// A place that is named below the axis.
  public struct Tick: Sendable, Hashable, Codable {
    /// The number of the place, from 0.
    public var place: Int
    public var label: String

    public init(_ place: Int, _ label: String) {
      self.place = place
      self.label = label
    }
  }

  /// A range behind the values, such as the usual one.
  public struct Band: Sendable, Hashable, Codable {
    public var from: Double
    public var to: Double
    public var label: String

    public init(_ range: ClosedRange<Double>, _ label: String) {
      from = range.lowerBound
      to = range.upperBound
      self.label = label
    }
  }

  /// A line across, such as the value from which a day is a flare.
  public struct Reference: Sendable, Hashable, Codable {
    public var value: Double
    public var label: String

    public init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  public var y: ChartAxis
  public var places: [Place]
  public var ticks: [Tick]
  public var content: Content
  public var band: Band?
  public var reference: Reference?
  /// How several days become one, where there is no room for each.
  public var fold: Fold
  /// Whether the bars of marked places have the colour of marks: not where something else than the values decides what
  /// is marked.
  public var marksBars: Bool

  public init(
    y: ChartAxis, places: [Place], ticks: [Tick], _ content: Content, band: Band? = nil, reference: Reference? = nil,
    fold: Fold = .mean, marksBars: Bool = true
  ) {
    self.y = y
    self.places = places
    self.ticks = ticks
    self.content = content
    self.band = band
    self.reference = reference
    self.fold = fold
    self.marksBars = marksBars
  }

  public var series: [Series] { content.series }
  public var isStacked: Bool { if case .stacked = content { true } else { false } }
  public var hasMarks: Bool { places.contains(where: \.isMarked) }

  /// Whether nothing is known at a place; of parts of a whole, whether any part is not.
  public func isGap(_ place: Int) -> Bool {
    isStacked
      ? series.contains { $0.values[place] == nil }
      : series.allSatisfy { $0.isSmoothing || $0.values[place] == nil }
  }

  /// Whether there is a gap anywhere.
  public var hasGaps: Bool { places.indices.contains(where: isGap) }

  /// What of a series is drawn, one a place: what smooths the others never crosses a gap.
  public func drawn(_ series: Series) -> [Double?] {
    series.isSmoothing ? places.indices.map { isGap($0) ? nil : series.values[$0] } : series.values
  }

  func table(_ words: ChartWords) -> ChartTable {
    let columns =
      [ChartTable.Column(words.day)] + series.map { .init($0.name, isNumeric: true) }
      + (hasMarks ? [.init(words.marked)] : [])
    func told(_ series: Series, _ place: Int) -> String {
      series.values[place] == nil && series.isSmoothing ? words.few : words.told(series.values[place])
    }
    let rows = places.indices.map { place in
      [places[place].label] + series.map { told($0, place) }
        + (hasMarks ? [places[place].isMarked ? words.yes : ""] : [])
    }
    return ChartTable(columns, rows: rows)
  }

  func mapTexts(_ change: (String) -> String) -> Plot {
    var result = self
    result.y = y.mapTexts(change)
    for place in places.indices { result.places[place].label = change(places[place].label) }
    result.ticks = ticks.map { Tick($0.place, change($0.label)) }
    result.content = content.map { Series(change($0.name), $0.shape, $0.values, isSmoothing: $0.isSmoothing) }
    result.band?.label = change(band?.label ?? "")
    result.reference?.label = change(reference?.label ?? "")
    return result
  }
}

extension Plot.Content {
  /// The same arrangement of other series.
  func map(_ change: (Plot.Series) -> Plot.Series) -> Plot.Content {
    switch self {
    case .one(let series): .one(change(series))
    case .two(let first, let second): .two(change(first), change(second))
    case .stacked(let all): .stacked(all.map(change))
    }
  }
}
