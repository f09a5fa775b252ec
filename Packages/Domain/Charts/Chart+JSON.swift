import TrackerCore

extension Chart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case title, sentences, type, numbers, words, hidden, scheme, table
    case plot, scatter, portions, heatMap, timeline, gauge, ring, sides, dots
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(sentences, forKey: .sentences)
    try container.encode(picture.type, forKey: .type)
    try container.encode(hidden.map(\.rawValue).sorted(), forKey: .hidden)
    try container.encode(scheme, forKey: .scheme)
    if numbers != .asked { try container.encode(numbers, forKey: .numbers) }
    // Of other languages than English, so that a chart that was kept has its own words.
    if words != ChartWords() { try container.encode(words, forKey: .words) }
    try container.encode(table, forKey: .table)
    switch picture {
    case .plot(let plot): try container.encode(plot, forKey: .plot)
    case .scatter(let scatter): try container.encode(scatter, forKey: .scatter)
    case .histogram(let portions), .pie(let portions): try container.encode(portions, forKey: .portions)
    case .calendar(let map), .hours(let map): try container.encode(map, forKey: .heatMap)
    case .timeline(let strip): try container.encode(strip, forKey: .timeline)
    case .gauge(let gauge): try container.encode(gauge, forKey: .gauge)
    case .ring(let ring): try container.encode(ring, forKey: .ring)
    case .beforeAfter(let sides): try container.encode(sides, forKey: .sides)
    case .dots(let plot): try container.encode(plot, forKey: .dots)
    case .notKept: break
    }
  }
}

extension Chart: Decodable {
  /// A picture that this version of the program does not know is left out. The words and the numbers are always read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let picture = (try? Chart.picture(in: container)) ?? .notKept
    let numbers = try container.decodeIfPresent(Numbers.self, forKey: .numbers) ?? .asked
    let words = try container.decodeIfPresent(ChartWords.self, forKey: .words) ?? ChartWords()
    let table = try container.decode(ChartTable.self, forKey: .table)
    self.init(
      try container.decode(String.self, forKey: .title), try container.decode([String].self, forKey: .sentences),
      picture, numbers: picture == .notKept ? .besides : numbers,
      hidden: Set(try container.decode([Part].self, forKey: .hidden)),
      scheme: try container.decode(ColourScheme.self, forKey: .scheme),
      words: words, table: table == picture.table(words) ? nil : table)
  }

  private static func picture(in container: KeyedDecodingContainer<CodingKeys>) throws -> Picture {
    switch try container.decode(String.self, forKey: .type) {
    case "scatter": .scatter(try container.decode(Scatter.self, forKey: .scatter))
    case "histogram": .histogram(try container.decode(Portions.self, forKey: .portions))
    case "pie": .pie(try container.decode(Portions.self, forKey: .portions))
    case "calendar": .calendar(try container.decode(HeatMap.self, forKey: .heatMap))
    case "hours": .hours(try container.decode(HeatMap.self, forKey: .heatMap))
    case "timeline": .timeline(try container.decode(TimelineStrip.self, forKey: .timeline))
    case "gauge": .gauge(try container.decode(Gauge.self, forKey: .gauge))
    case "ring": .ring(try container.decode(Ring.self, forKey: .ring))
    case "before-after": .beforeAfter(try container.decode(BeforeAfter.self, forKey: .sides))
    case "ranges", "dumbbell", "forest":
      .dots(
        try container.decode(DotPlot.self, forKey: .dots).with(container.decode(ChartTable.self, forKey: .table)))
    case let type:
      .plot(try container.decode(Plot.Kept.self, forKey: .plot).plot(isStacked: type == "stacked"))
    }
  }
}

extension Chart.Picture {
  /// What it is called in JSON.
  var type: String {
    switch self {
    case .plot(let plot): plot.isStacked ? "stacked" : plot.series.first?.shape.rawValue ?? "line"
    case .scatter: "scatter"
    case .histogram: "histogram"
    case .pie: "pie"
    case .calendar: "calendar"
    case .hours: "hours"
    case .timeline: "timeline"
    case .gauge: "gauge"
    case .ring: "ring"
    case .beforeAfter: "before-after"
    case .dots(let plot): plot.hasLanes ? "ranges" : plot.kinds.count > 1 ? "dumbbell" : "forest"
    case .notKept: "not-kept"
    }
  }
}

extension Plot: Encodable {
  private enum CodingKeys: String, CodingKey { case y, places, ticks, series, band, reference, fold, marksBars }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(y, forKey: .y)
    try container.encode(places, forKey: .places)
    try container.encode(ticks, forKey: .ticks)
    try container.encode(series, forKey: .series)
    try container.encodeIfPresent(band, forKey: .band)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(fold, forKey: .fold)
    if !marksBars { try container.encode(marksBars, forKey: .marksBars) }
  }
}

extension DotPlot {
  /// With the table of its chart, which JSON has once.
  fileprivate func with(_ table: ChartTable) -> DotPlot {
    var result = self
    result.table = table
    return result
  }
}

extension Plot {
  /// As JSON has it: the type of the chart says how the series are arranged.
  struct Kept: Decodable {
    var y: ChartAxis
    var places: [Place]
    var ticks: [Tick]
    var series: [Series]
    var band: Band?
    var reference: Reference?
    var fold: Fold
    var marksBars: Bool?

    /// - Throws: `DecodingError` for a number of series that no plot has.
    func plot(isStacked: Bool) throws -> Plot {
      let content: Content
      switch series.count {
      case _ where isStacked: content = .stacked(series)
      case 1: content = .one(series[0])
      case 2: content = .two(series[0], series[1])
      default: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no series"))
      }
      guard series.allSatisfy({ $0.values.count == places.count }),
        ticks.allSatisfy({ places.indices.contains($0.place) })
      else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "places")) }
      return Plot(
        y: y, places: places, ticks: ticks, content, band: band, reference: reference, fold: fold,
        marksBars: marksBars ?? true)
    }
  }
}

extension HeatMap.Cell: Codable {
  private enum CodingKeys: String, CodingKey { case state, value, isMarked }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .state) {
    case "outside": self = .outside
    case "unknown": self = .unknown
    default:
      self = .value(
        try container.decode(Double.self, forKey: .value), isMarked: try container.decode(Bool.self, forKey: .isMarked))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .outside: try container.encode("outside", forKey: .state)
    case .unknown: try container.encode("unknown", forKey: .state)
    case .value(let value, let isMarked):
      try container.encode("known", forKey: .state)
      try container.encode(value, forKey: .value)
      try container.encode(isMarked, forKey: .isMarked)
    }
  }
}

extension BeforeAfter: Codable {
  private enum CodingKeys: String, CodingKey { case y, before, after, counts, marksBars }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let counts = try container.decode([String].self, forKey: .counts)
    self.init(
      y: try container.decode(ChartAxis.self, forKey: .y), before: try container.decode(Side.self, forKey: .before),
      after: try container.decode(Side.self, forKey: .after), counts: (counts.first ?? "", counts.last ?? ""),
      marksBars: try container.decodeIfPresent(Bool.self, forKey: .marksBars) ?? true)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(y, forKey: .y)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encode([counts.before, counts.after], forKey: .counts)
    if !marksBars { try container.encode(marksBars, forKey: .marksBars) }
  }
}

extension BeforeAfter.Side: Codable {
  private enum CodingKeys: String, CodingKey { case name, values, marked, middle }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .name), try container.decode([Double?].self, forKey: .values),
      marked: try container.decode(Set<Int>.self, forKey: .marked))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(values, forKey: .values)
    try container.encode(marked.sorted(), forKey: .marked)
    try container.encodeIfPresent(middle, forKey: .middle)
  }
}
