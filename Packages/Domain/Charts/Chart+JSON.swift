extension Chart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case title, sentences, type, hidden, scheme, table
    case plot, scatter, portions, heatMap, timeline, gauge, ring, sides
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(sentences, forKey: .sentences)
    try container.encode(picture.type, forKey: .type)
    try container.encode(hidden.map(\.rawValue).sorted(), forKey: .hidden)
    try container.encode(scheme, forKey: .scheme)
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
    case .notKept: break
    }
  }
}

extension Chart: Decodable {
  /// With the words and the numbers; the picture is not read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .title), try container.decode([String].self, forKey: .sentences),
      .notKept, numbers: .besides, table: try container.decode(ChartTable.self, forKey: .table))
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
    case .notKept: "not-kept"
    }
  }
}

extension Plot: Encodable {
  private enum CodingKeys: String, CodingKey { case y, places, ticks, series, band, reference, fold }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(y, forKey: .y)
    try container.encode(places, forKey: .places)
    try container.encode(ticks, forKey: .ticks)
    try container.encode(series, forKey: .series)
    try container.encodeIfPresent(band, forKey: .band)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encode(fold, forKey: .fold)
  }
}

extension HeatMap: Encodable {
  private enum CodingKeys: String, CodingKey { case title, rows, columns, cells, steps, worse, places }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(rows, forKey: .rows)
    try container.encode(columns, forKey: .columns)
    try container.encode(cells, forKey: .cells)
    try container.encode(steps, forKey: .steps)
    try container.encodeIfPresent(worse, forKey: .worse)
    try container.encode(places, forKey: .places)
  }
}

extension HeatMap.Cell: Encodable {
  private enum CodingKeys: String, CodingKey { case state, value, isMarked }

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

extension BeforeAfter: Encodable {
  private enum CodingKeys: String, CodingKey { case y, before, after }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(y, forKey: .y)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
  }
}

extension BeforeAfter.Side: Encodable {
  private enum CodingKeys: String, CodingKey { case name, values, marked, middle }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(values, forKey: .values)
    try container.encode(marked.sorted(), forKey: .marked)
    try container.encodeIfPresent(middle, forKey: .middle)
  }
}
