/// Days as rows of 24 hours, with what happened when.
public struct TimelineStrip: Sendable, Hashable, Codable {
  /// A sort of things that happen.
  public struct Sort: Sendable, Hashable, Codable {
    public enum Look: String, Sendable, Codable { case block, line, point }
    public var name: String
    public var look: Look

    public init(_ name: String, _ look: Look) {
      self.name = name
      self.look = look
    }
  }

  /// Something from one time to another, in hours from the start of the row; for a point, both are the same.
  public struct Span: Sendable, Hashable, Codable {
    public var from: Double
    public var to: Double
    /// The number of its sort.
    public var sort: Int

    public init(from: Double, to: Double, sort: Int) {
      self.from = min(24, max(0, from))
      self.to = min(24, max(0, to))
      self.sort = sort
    }
  }

  public struct Row: Sendable, Hashable, Codable {
    public var name: String
    /// nil where nothing of the day is known.
    public var spans: [Span]?
    /// At the end of the row, such as the day's value; empty for nothing.
    public var aside: String
    public var isMarked: Bool

    public init(_ name: String, _ spans: [Span]?, aside: String = "", isMarked: Bool = false) {
      self.name = name
      self.spans = spans
      self.aside = aside
      self.isMarked = isMarked
    }
  }

  public var rows: [Row]
  public var sorts: [Sort]
  /// The hour of the clock at which rows begin, 0 ..< 24.
  public var firstHour: Double
  /// What stands above the ends of the rows; empty for nothing.
  public var asideTitle: String

  public init(rows: [Row], sorts: [Sort], firstHour: Double, asideTitle: String = "") {
    self.rows = rows
    self.sorts = sorts
    self.firstHour = firstHour
    self.asideTitle = asideTitle
  }

  /// `06:30` for hours from the start of a row.
  public func clock(_ hours: Double) -> String {
    let minutes = Int(((firstHour + hours) * 60).rounded()) % 1440
    return [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  /// The hour of the clock that is named above a place: `6`; at the end of a row that begins at midnight, `24`.
  public func hourName(_ hours: Double) -> String {
    let hour = Int((firstHour + hours).rounded(.down))
    return hour == 24 ? "24" : "\(hour % 24)"
  }

  func table(_ words: ChartWords) -> ChartTable {
    ChartTable(
      [.init(words.day)] + sorts.map { .init($0.name) } + (asideTitle.isEmpty ? [] : [.init(asideTitle)]),
      rows: rows.map { row in
        let cells = sorts.indices.map { sort -> String in
          guard let spans = row.spans else { return words.gap }
          return spans.filter { $0.sort == sort }.map { span in
            span.from == span.to ? clock(span.from) : "\(clock(span.from))–\(clock(span.to))"
          }.joined(separator: ", ")
        }
        return [row.name] + cells + (asideTitle.isEmpty ? [] : [row.aside])
      })
  }

  func mapTexts(_ change: (String) -> String) -> TimelineStrip {
    TimelineStrip(
      rows: rows.map { Row(change($0.name), $0.spans, aside: change($0.aside), isMarked: $0.isMarked) },
      sorts: sorts.map { Sort(change($0.name), $0.look) }, firstHour: firstHour, asideTitle: change(asideTitle))
  }
}
