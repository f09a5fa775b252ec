import TrackerCore

/// Something that a column can be read as, with the names by which its header may call it.
public struct ColumnTarget: Sendable {
  /// What the cells become.
  public enum Meaning: Sendable {
    /// Values of a metric.
    case metric(MetricDefinition)
    /// Texts of a field of the day's entry of a kind.
    case field(LogKindID, FieldDefinition)
  }

  /// Which of several targets of one name is meant most likely: the first.
  public enum Rank: Int, Sendable, Comparable {
    case symptom, metric, field, own
    /// A word of a family that was logged before, such as a drink: only a yes or no, or a count up to ten, is meant.
    case logged
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the cells become.
  public var meaning: Meaning
  /// As people read it.
  public var title: Phrase
  /// In any case and spelling: spaces, dots and hyphens between words are the same.
  public var names: [String]
  /// Among targets of one name.
  public var rank: Rank

  /// Makes a target; the key by which maps name it is always one of its names.
  public init(_ meaning: Meaning, title: Phrase, names: [String], rank: Rank) {
    self.meaning = meaning
    self.title = title
    self.names = names
    self.rank = rank
  }

  /// As maps name it: `sleep.hours`, `check-in.notes`.
  public var key: String {
    switch meaning {
    case .metric(let metric): metric.id.rawValue
    case .field(let kind, let field): "\(kind).\(field.name)"
    }
  }

  /// The targets of a catalogue that columns may bring: what stands in it by itself, and no families.
  ///
  /// - Parameters:
  ///   - symptoms: Names and aliases of symptoms, in any language.
  ///   - names: What headers call a metric besides its name, by the metric.
  public static func metrics(
    of catalogue: MetricCatalogue, symptoms: [SymptomID: [String]], names: [String: [String]]
  ) -> [ColumnTarget] {
    catalogue.definitions.filter(ColumnMap.canBring).map { metric in
      let prefix = SymptomDefinition.metricPrefix
      let symptom =
        metric.id.rawValue.hasPrefix(prefix) ? SymptomID(String(metric.id.rawValue.dropFirst(prefix.count))) : nil
      let own = symptom.map { [$0.rawValue] + (symptoms[$0] ?? []) } ?? []
      return ColumnTarget(
        .metric(metric), title: metric.name, names: [metric.name.description] + own + (names[metric.id.rawValue] ?? []),
        rank: symptom == nil ? .metric : .symptom)
    }
  }

  /// The fields of kinds of entries that a column alone can fill, with words: numbers go to metrics.
  ///
  /// - Parameter names: What headers call a field, by `kind.field`.
  public static func fields(
    of kinds: [any LogKind.Type], in context: EntryContext, names: [String: [String]]
  ) -> [ColumnTarget] {
    kinds.flatMap { kind -> [ColumnTarget] in
      let fields = kind.fields(in: context)
      return fields.filter { field in
        field.holdsWords && !fields.contains { $0.isRequired && $0.defaultValue == nil && $0.name != field.name }
      }.map { field in
        let id = kind.definition.id
        let names = names["\(id).\(field.name)"] ?? []
        return ColumnTarget(
          .field(id, field), title: .words(field.name.withSpaces, [:]), names: ["\(id) \(field.name)"] + names,
          rank: .field)
      }
    }
  }
}

extension FieldDefinition {
  /// Whether the field holds words, which no metric can.
  fileprivate var holdsWords: Bool {
    switch shape {
    case .text, .texts, .tags, .items: true
    default: false
    }
  }
}

/// The words of a column's header.
struct ColumnName {
  /// All of them, joined by hyphens: `sleep-hours`.
  let whole: String
  /// Without units and words that say nothing of what it is: `sleep`.
  let core: String
  /// The unit of time that the header names.
  let unit: TimeUnit?
  /// The scale that the header names: `Pain (0-10)`.
  let scale: ClosedRange<Double>?
  /// Every word.
  let words: [String]

  init(_ text: String) {
    scale = ColumnName.scale(in: text)
    words = ColumnName.words(of: text)
    whole = words.joined(separator: "-")
    let core = words.filter { ColumnName.units[$0] == nil && !ColumnName.noise.contains($0) }
    self.core = core.joined(separator: "-")
    unit = words.lazy.compactMap { ColumnName.units[$0] }.compactMap(TimeUnit.init).first
  }

  /// Two numbers with a sign between them, the lower one first.
  private static func scale(in text: String) -> ClosedRange<Double>? {
    let numbers = text.split { !$0.isNumber }.compactMap { Double(String($0)) }
    let isScale = text.contains(#/\d\s*(-|–|—|to|bis)\s*\d/#)
    guard isScale, numbers.count == 2, numbers[0] < numbers[1] else { return nil }
    return numbers[0]...numbers[1]
  }

  /// In small letters; `sleepHours` are two.
  private static func words(of text: String) -> [String] {
    var spaced = ""
    var previous: Character?
    for character in text {
      if character.isUppercase, previous?.isLowercase == true { spaced.append(" ") }
      spaced.append(character)
      previous = character
    }
    return spaced.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Words for units; those of time by what they are, and of the others those in which numbers are kept: a column of
  /// pounds is no column of kilograms.
  private static let units: [String: String] = [
    "h": "hours", "hr": "hours", "hrs": "hours", "hours": "hours", "std": "hours", "stunden": "hours",
    "min": "minutes", "mins": "minutes", "minutes": "minutes", "minuten": "minutes", "kg": "mass", "ml": "volume",
    "kcal": "energy", "bpm": "rate",
  ]
  private static let noise: Set<String> = [
    "my", "mein", "meine", "level", "score", "rating", "daily", "today", "total", "avg", "average", "value", "wert",
    "stufe", "skala", "scale", "in", "of", "the", "how", "was", "am", "pro", "per", "day", "tag", "0", "1", "5", "10",
    "100", "to", "bis",
  ]
}
