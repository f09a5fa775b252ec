/// The days before something and those after it, side by side.
public struct BeforeAfter: Sendable, Hashable {
  /// One of the two.
  public struct Side: Sendable, Hashable {
    public var name: String
    /// One a day, nil where it is not known.
    public var values: [Double?]
    /// The numbers of marked days, such as flare days.
    public var marked: Set<Int>

    public init(_ name: String, _ values: [Double?], marked: Set<Int> = []) {
      self.name = name
      self.values = values
      self.marked = marked
    }

    public var known: [Double] { values.compactMap(\.self) }

    /// nil where too few days are known to draw them.
    public var middle: MiddleHalf? { known.count < BeforeAfter.fewestDays ? nil : MiddleHalf(of: known) }
  }

  public var y: ChartAxis
  public var before: Side
  public var after: Side
  /// How many days are known of a side, in words: `73 days logged`.
  public var counts: (before: String, after: String)
  /// Whether the bars of marked days have the colour of marks: not where something else than the values decides what is
  /// marked.
  public var marksBars: Bool

  /// Known days that each side needs to be drawn.
  public static let fewestDays = 14

  public init(
    y: ChartAxis, before: Side, after: Side, counts: (before: String, after: String), marksBars: Bool = true
  ) {
    self.y = y
    self.before = before
    self.after = after
    self.counts = counts
    self.marksBars = marksBars
  }

  public var sides: [(side: Side, count: String)] { [(before, counts.before), (after, counts.after)] }

  /// Whether both sides have days enough.
  public var isDrawn: Bool { before.middle != nil && after.middle != nil }

  public static func == (left: BeforeAfter, right: BeforeAfter) -> Bool {
    left.y == right.y && left.before == right.before && left.after == right.after && left.counts == right.counts
      && left.marksBars == right.marksBars
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(before)
    hasher.combine(after)
  }

  func table(_ words: ChartWords) -> ChartTable {
    ChartTable(
      [
        .init(y.name), .init(words.count), .init(words.median, isNumeric: true),
        .init("25–75\(words.percentSign)", isNumeric: true), .init(words.marked, isNumeric: true),
      ],
      rows: sides.map { side, count in
        let middle = MiddleHalf(of: side.known)
        let half = middle.map { "\(words.number($0.from))–\(words.number($0.to))" } ?? words.gap
        return [side.name, count, words.told(middle?.median), half, "\(side.marked.count)"]
      })
  }

  func mapTexts(_ change: (String) -> String) -> BeforeAfter {
    var result = self
    result.y = y.mapTexts(change)
    result.before.name = change(before.name)
    result.after.name = change(after.name)
    result.counts = (change(counts.before), change(counts.after))
    return result
  }
}
