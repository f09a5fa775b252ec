import TrackerCore

/// Values in rows and columns, each with its number, on a few steps of colour.
public struct HeatMap: Sendable, Hashable, Codable {
  public enum Cell: Sendable, Hashable {
    /// No place of the map, such as a day before the first one.
    case outside
    case unknown
    case value(Double, isMarked: Bool = false)

    public var number: Double? { if case .value(let number, _) = self { number } else { nil } }
    public var isMarked: Bool { if case .value(_, let isMarked) = self { isMarked } else { false } }
  }

  /// Values from one on, up to the next step.
  public struct Step: Sendable, Hashable, Codable {
    public var from: Double
    /// `4–6`
    public var label: String

    public init(from: Double, _ label: String) {
      self.from = from
      self.label = label
    }
  }

  /// What rows and columns are, such as `weekday` and `week`.
  public var title: String
  public var rows: [String]
  /// Empty where a column is not named.
  public var columns: [String]
  /// By row.
  public var cells: [[Cell]]
  /// From the lowest on, four at most.
  public var steps: [Step]
  /// The bad end, for which the strongest colour stands; nil where neither is.
  public var worse: Direction?
  /// Digits behind the point of the numbers in the cells.
  public var places: Int

  /// The most steps that can be told apart.
  public static let mostSteps = 4

  public init(
    _ title: String, rows: [String], columns: [String], cells: [[Cell]], steps: [Step], worse: Direction? = nil,
    places: Int = 0
  ) {
    self.title = title
    self.rows = rows
    self.columns = columns
    self.cells = cells
    self.steps = Array(steps.prefix(HeatMap.mostSteps))
    self.worse = worse
    self.places = places
  }

  /// The strength of a value's colour, from 0 of the best or the least to the last step.
  public func level(_ value: Double) -> Int {
    HeatMap.level(ofStep: max(0, (steps.lastIndex { $0.from <= value } ?? 0)), of: steps.count, worse: worse)
  }

  private static func level(ofStep step: Int, of count: Int, worse: Direction?) -> Int {
    worse == .low ? count - 1 - step : step
  }

  /// The number of a step's colour among those of a scheme, 0 ..< `mostSteps`: few steps take the strongest but for the
  /// first.
  ///
  /// - Parameters:
  ///   - step: From 0 for the lowest.
  ///   - count: How many steps there are.
  public static func colour(ofStep step: Int, of count: Int, worse: Direction?) -> Int {
    colour(ofLevel: level(ofStep: step, of: count, worse: worse), of: count)
  }

  /// The same for a level.
  static func colour(ofLevel level: Int, of count: Int) -> Int { level + max(0, min(1, mostSteps - count)) }

  public var hasMarks: Bool { cells.joined().contains(where: \.isMarked) }
  public var hasGaps: Bool { cells.joined().contains(.unknown) }

  func table(_ words: ChartWords) -> ChartTable {
    ChartTable(
      [.init(title)] + columns.enumerated().map { .init($1.isEmpty ? "\($0 + 1)" : $1, isNumeric: true) },
      rows: zip(rows, cells).map { name, row in
        [name]
          + row.map { cell in
            switch cell {
            case .outside: ""
            case .unknown: words.gap
            case .value(let value, let isMarked): words.number(value, upTo: places) + (isMarked ? "!" : "")
            }
          }
      })
  }

  func mapTexts(_ change: (String) -> String) -> HeatMap {
    var result = self
    result.title = change(title)
    result.rows = rows.map(change)
    result.columns = columns.map(change)
    result.steps = steps.map { Step(from: $0.from, change($0.label)) }
    return result
  }

  /// With the last columns alone, as many as there is room for.
  public func suffix(_ count: Int) -> HeatMap {
    guard columns.count > max(1, count) else { return self }
    var result = self
    result.columns = columns.suffix(max(1, count))
    result.cells = cells.map { $0.suffix(max(1, count)) }
    return result
  }
}

extension HeatMap {
  /// Steps of a scale of points, each of whole numbers of its own: on a scale up to 10 those of mild, moderate, severe
  /// and very severe, else of about one width. A mean belongs to the nearest whole number.
  public static func steps(ofScale scale: ClosedRange<Double>, words: ChartWords) -> [Step] {
    let (low, high) = (scale.lowerBound, scale.upperBound)
    guard low == low.rounded(), high == high.rounded(), high > low else { return steps(over: scale, words: words) }
    let count = high - low + 1
    let parts = min(count, Double(mostSteps))
    let starts =
      high == 10 && (0...1).contains(low)
      ? [low, 4, 7, 9] : (0..<Int(parts)).map { low + (count * Double($0) / parts).rounded(.down) }
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : high
      let label = start == end ? words.number(start) : "\(words.number(start))–\(words.number(end))"
      return Step(from: number == 0 ? start : start - 0.5, label)
    }
  }

  /// Steps that hold all values of a range, of one width between round numbers.
  public static func steps(over range: ClosedRange<Double>, words: ChartWords) -> [Step] {
    let ticks = (1...mostSteps).reversed().lazy.map { NiceTicks(range, steps: $0) }
      .first { $0.values.count <= mostSteps + 1 }
    guard let ticks else { return [] }
    return zip(ticks.values, ticks.values.dropFirst()).map { from, to in
      Step(from: from, "\(words.number(from, upTo: ticks.places))–\(words.number(to, upTo: ticks.places))")
    }
  }

  /// Days as weeks by weekday, the week of the first day at the left.
  ///
  /// - Parameters:
  ///   - values: One a day, nil where it is not known.
  ///   - weekdays: Monday first.
  ///   - weekName: What stands above a week, by its Monday; empty for nothing.
  public init(
    calendarOf values: [Double?], from first: Day, marked: Set<Day>, title: String, weekdays: [String],
    steps: [Step], worse: Direction?, places: Int, weekName: (Day) -> String
  ) {
    let monday = first.advanced(by: 1 - first.weekday)
    let weeks = values.isEmpty ? 0 : (monday.distance(to: first) + values.count + 6) / 7
    let cells = (0..<7).map { row in
      (0..<weeks).map { week -> Cell in
        let day = monday.advanced(by: week * 7 + row)
        let index = first.distance(to: day)
        guard values.indices.contains(index) else { return .outside }
        return values[index].map { .value($0, isMarked: marked.contains(day)) } ?? .unknown
      }
    }
    self.init(
      title, rows: weekdays, columns: (0..<weeks).map { weekName(monday.advanced(by: $0 * 7)) }, cells: cells,
      steps: steps, worse: worse, places: places)
  }
}
