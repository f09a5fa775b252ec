/// What a metric is: the words that packs, goals, charts, patterns and reports share.
public struct MetricDefinition: Sendable {
  /// What a day without a value means.
  public enum Absence: Sendable, Hashable {
    case unknown
    /// None on days that are kept for the kind of entry, unknown on others.
    case noneOnKeptDays(LogKindID)
    /// None on days that have an entry of any kind or were closed, unknown on others.
    case noneOnLoggedDays
  }

  /// When in a day its value is known.
  public enum Known: String, Sendable, Codable {
    case evening, waking
  }

  /// The unit of metrics that compare a value with the person's usual.
  public static let timesTheUsual = "times the usual"

  public var id: MetricID
  /// As people read it: words of the program, or as packs and people wrote it.
  public var name: Phrase
  /// In words, such as `hours`.
  public var unit: String
  public var range: ClosedRange<Double>
  /// The bad end, nil where neither is.
  public var direction: Direction?
  /// Several measures of one day become its value.
  public var fold: Fold
  /// Several days become a window's value.
  public var foldOverDays: Fold
  public var known: Known
  public var absence: Absence
  public var about: Phrase
  /// Set for metrics computed from others.
  public var derivation: Derivation?
  /// Set for metrics whose values come from documents and from no entry.
  public var documents: DocumentSource?
  /// Ids under which it was stored before; a day without a value of its own has theirs.
  public var formerly: [Former] = []
  /// Whether entries can say that the value of their day is unknown (`Measure.unknown`). Only of such metrics are the
  /// marks looked for.
  public var canBeUnknown: Bool
  /// Whether 0 is a value besides the range: none of a symptom whose scale begins above 0.
  public var hasNone = false
  /// Whether it counts, so that a plain yes is one of it and a plain no none.
  public var countsYes: Bool
  /// Whether a file may bring values of it by its id; not what the program brings or has words of its own for.
  public var isImportable: Bool

  /// What it is about, where a person can choose not to have it collected; nil where the kind of entry says so that
  /// measures it, and for what can't be switched off.
  public var category: CollectionCategory?

  /// Other metrics that count the same entries, as minutes and minutes times intensity do. That they go together says
  /// nothing of a person's days. Enough on one of the two.
  public private(set) var sharesEntriesWith: [MeasuredMetrics] = []

  /// The same metric, with others that count the same entries.
  public func sharingEntries(with others: MeasuredMetrics...) -> MetricDefinition {
    var result = self
    result.sharesEntriesWith += others
    return result
  }

  /// What values can be, from the lowest to the highest: from 0 where there is a none. Windows over several days lie
  /// anywhere within it.
  public var reach: ClosedRange<Double> { hasNone ? min(0, range.lowerBound)...max(0, range.upperBound) : range }

  /// What days are like of late, of the known values of some days in their order: the last one of a metric that runs on
  /// from day to day, as one does whose days fold to the last; the mean of any other. nil where none is known.
  public func level(of known: [Double]) -> Double? {
    let fold: Fold = runsOn ? .last : .mean
    return fold(known)
  }

  /// Whether each value goes on from the one before, so that days are compared with the day before them.
  public var runsOn: Bool { foldOverDays == .last }

  /// Whether a value lies in the range, or is a none.
  public func holds(_ value: Double) -> Bool { range.contains(value) || (hasNone && value == 0) }

  public init(
    id: MetricID, name: Phrase, unit: String, range: ClosedRange<Double>, direction: Direction?, fold: Fold,
    foldOverDays: Fold? = nil,
    known: Known = .evening, absence: Absence, about: Phrase, derivation: Derivation? = nil,
    documents: DocumentSource? = nil, canBeUnknown: Bool = false, countsYes: Bool = false, isImportable: Bool = true,
    category: CollectionCategory? = nil
  ) {
    self.id = id
    self.name = name
    self.unit = unit
    self.range = range
    self.direction = direction
    self.fold = fold
    self.foldOverDays = foldOverDays ?? fold
    self.known = known
    self.absence = absence
    self.about = about
    self.derivation = derivation
    self.documents = documents
    self.canBeUnknown = canBeUnknown
    self.countsYes = countsYes
    self.isImportable = isImportable
    self.category = category
  }

  /// An id under which a metric was stored before, on a scale of its own or the same.
  public struct Former: Sendable, Hashable {
    public var id: MetricID
    /// The range then, nil where it was the same.
    public var range: ClosedRange<Double>?
    /// The range now.
    public var becoming: ClosedRange<Double>
    /// Whether a 0 below the range then was a none.
    public var hasNone: Bool

    public init(
      id: MetricID, range: ClosedRange<Double>? = nil, becoming: ClosedRange<Double>, hasNone: Bool = true
    ) {
      self.id = id
      self.hasNone = hasNone
      self.range = range
      self.becoming = becoming
    }

    /// A value of then on the range of now: the ends go to the ends, and straight lines lie between. A none stays one.
    public func value(of value: Double) -> Double {
      guard let range, range.upperBound > range.lowerBound else { return value }
      // A none below the old scale is one now; on a scale that goes to 0 or lower, that is its low end.
      if hasNone, value == 0, range.lowerBound > 0 { return min(0, becoming.lowerBound) }
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return becoming.lowerBound + share * (becoming.upperBound - becoming.lowerBound)
    }
  }

  /// How a metric is computed from days of other metrics.
  public struct Derivation: Sendable {
    public var inputs: [MetricID]
    /// Days before the day asked for that are needed.
    public var lookback: Int
    public var value: @Sendable (DayTable, Day) -> DayValue

    public init(inputs: [MetricID], lookback: Int, value: @escaping @Sendable (DayTable, Day) -> DayValue) {
      self.inputs = inputs
      self.lookback = lookback
      self.value = value
    }
  }
}

/// Metrics that share everything but a word: `intake.<word>`, `medication.<id>`, `custom.<name>`.
public struct MetricFamily: Sendable {
  /// Up to and with the dot.
  public var prefix: String
  /// After the word, such as `_minutes`; mostly empty.
  public var suffix: String
  /// What stands between, for help: `word`.
  public var placeholder: String
  /// The allowed words, nil where any kebab-case word is.
  public var words: [String]?
  /// The words that alone can have values, as those of a person's categories of apps; nil where any word can. Unlike
  /// one of `words`, such a word by itself does not name its metric.
  public private(set) var possible: [String]?
  private var possibleWords: (@Sendable (AppRules) -> [String])?
  /// Words that may stand before the word when people name one of the family: `food` in `food omelette`.
  public var leadIns: [String]
  /// Whether a word that nothing else goes by is taken for one of the family: an unknown name is most likely a food's.
  public var takesUnknownWords: Bool
  /// A word as the family's ids have it: foods are counted in the singular. Itself unless the family says otherwise.
  public var wordForm: @Sendable (_ word: String) -> String
  public var about: String
  public var definition: @Sendable (_ id: MetricID, _ word: String) -> MetricDefinition

  public init(
    prefix: String, suffix: String = "", placeholder: String, words: [String]? = nil,
    possible: (@Sendable (AppRules) -> [String])? = nil, leadIns: [String] = [], takesUnknownWords: Bool = false,
    wordForm: @escaping @Sendable (_ word: String) -> String = { $0 }, about: String,
    definition: @escaping @Sendable (_ id: MetricID, _ word: String) -> MetricDefinition
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.placeholder = placeholder
    self.words = words
    self.possibleWords = possible
    self.possible = possible?(AppRules())
    self.leadIns = leadIns
    self.takesUnknownWords = takesUnknownWords
    self.wordForm = wordForm
    self.about = about
    self.definition = definition
  }

  /// The words of its metrics, where not any word is one.
  public var listed: [String]? { words ?? possible }

  /// The family for somebody who says this of apps.
  func knowing(_ apps: AppRules) -> MetricFamily {
    var family = self
    family.possible = possibleWords?(apps)
    return family
  }

  /// The metric of an id that belongs to the family, else nil.
  public func metric(_ id: MetricID) -> MetricDefinition? { word(of: id).map { definition(id, $0) } }

  /// The id of a word's metric, whichever form the word has.
  public func id(of word: String) -> MetricID { MetricID("\(prefix)\(wordForm(word))\(suffix)") }

  /// The word in an id that belongs to the family, else nil.
  public func word(of id: MetricID) -> String? {
    let text = id.rawValue
    guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.utf8.count > prefix.utf8.count + suffix.utf8.count else {
      return nil
    }
    let word = String(Substring(text.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)))
    // Most words are ASCII, of which Unicode's tables need not be asked.
    let isWord =
      word.utf8.allSatisfy {
        (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      || word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } && !word.contains { $0.isUppercase }
    return listed?.contains(word) ?? isWord ? word : nil
  }
}
