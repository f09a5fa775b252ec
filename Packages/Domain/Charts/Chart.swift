import TrackerCore

/// A picture of a person's records as a value: what it shows in words, its axes and marks, and the numbers behind it.
///
/// It knows neither screen nor page. Renderers draw it with the characters of a terminal or as SVG. All its texts are
/// in the person's language already. What is not known is nil and stays a gap.
public struct Chart: Sendable, Hashable {
  /// What there is to see.
  public enum Picture: Sendable, Hashable {
    /// Values along days: bars, lines, areas, stacked bars.
    case plot(Plot)
    case scatter(Scatter)
    /// Amounts beside each other, such as how many days had which value.
    case histogram(Portions)
    /// Parts of a whole.
    case pie(Portions)
    /// Weeks by weekday.
    case calendar(HeatMap)
    /// Parts of the day by weekday.
    case hours(HeatMap)
    /// Days as rows of 24 hours.
    case timeline(TimelineStrip)
    case gauge(Gauge)
    case ring(Ring)
    case beforeAfter(BeforeAfter)
    /// Rows of values with their ranges.
    case dots(DotPlot)
    /// Nothing: an earlier version of the program kept only the words and the numbers.
    case notKept
  }

  /// Where the numbers behind a picture stand, in answers that show it.
  public enum Numbers: String, Sendable, Codable {
    /// Nowhere: the sentences say enough.
    case asked
    /// In a table below the picture, which says what the sentences say; lines without pictures have the sentences.
    case inPlaceOfSentences
    /// In a table besides the sentences.
    case besides
  }

  /// What a person can leave out of a picture.
  public enum Part: String, Sendable, Codable, CaseIterable {
    case legend, axes, grid
  }

  /// What is seen, or the name of what was measured where nothing is found; empty where it stands elsewhere.
  public var title: String
  /// What the picture shows, for whoever does not see it: one sentence for each thing worth seeing.
  public var sentences: [String]
  public var picture: Picture
  public var numbers: Numbers
  /// What is left out.
  public var hidden: Set<Part>
  public var scheme: ColourScheme
  public var words: ChartWords
  private let ownTable: ChartTable?

  /// - Parameter table: The numbers as a table; nil for those that follow from the picture.
  public init(
    _ title: String, _ sentences: [String], _ picture: Picture, numbers: Numbers = .asked, hidden: Set<Part> = [],
    scheme: ColourScheme = .standard, words: ChartWords = ChartWords(), table: ChartTable? = nil
  ) {
    self.title = title
    self.sentences = sentences
    self.picture = picture
    self.numbers = numbers
    self.hidden = hidden
    self.scheme = scheme
    self.words = words
    ownTable = table
  }

  /// The numbers exactly, for screen readers and for whoever wants them.
  public var table: ChartTable { ownTable ?? picture.table(words) }

  /// Whether the picture is part of its table, so that the table says more than the sentences.
  public var isTable: Bool { if case .dots = picture { true } else { false } }

  public func shows(_ part: Part) -> Bool { !hidden.contains(part) }

  /// The same chart with other texts.
  public func mapTexts(_ change: (String) -> String) -> Chart {
    Chart(
      change(title), sentences.map(change), picture.mapTexts(change), numbers: numbers, hidden: hidden, scheme: scheme,
      words: words.mapTexts(change), table: ownTable?.mapTexts(change))
  }
}

/// What charts call their parts, in the person's language.
public struct ChartWords: Sendable, Hashable, Codable {
  /// Of a place whose value is not known.
  public var gap = "not logged"
  /// Of a mean that too few days are known for.
  public var few = "too few days known"
  /// Of a day that is marked, such as a flare day.
  public var marked = "flare day"
  public var day = "day"
  /// Of places that each stand for several days.
  public var week = "Each mark is a week."
  public var month = "Each mark is a month."
  public var quarter = "Each mark is three months."
  public var year = "Each mark is a year."
  public var value = "value"
  public var count = "days"
  public var median = "median"
  public var yes = "yes"
  /// What stands between whole numbers and decimals.
  public var point = "."
  /// What stands behind a number of percent, with the space before it where the language has one.
  public var percentSign = "%"

  public init() {}

  /// What is said of places that each stand for several days; nil for days.
  public func told(_ grain: Plot.Grain) -> String? {
    switch grain {
    case .day: nil
    case .week: week
    case .month: month
    case .quarter: quarter
    case .year: year
    }
  }

  /// A number with at most so many digits behind the point.
  public func number(_ value: Double, upTo places: Int = 1) -> String {
    value.decimal(upTo: places).replacing(".", with: point)
  }

  /// A share of one in percent: `37%`.
  public func percent(_ share: Double) -> String { number(share * 100, upTo: 0) + percentSign }

  /// A value, or the word for a gap.
  public func told(_ value: Double?, upTo places: Int = 1) -> String {
    value.map { number($0, upTo: places) } ?? gap
  }

  func mapTexts(_ change: (String) -> String) -> ChartWords {
    var result = self
    for path in [
      \ChartWords.gap, \.few, \.marked, \.day, \.week, \.month, \.quarter, \.year, \.value, \.count, \.median, \.yes,
    ] {
      result[keyPath: path] = change(self[keyPath: path])
    }
    return result
  }
}
