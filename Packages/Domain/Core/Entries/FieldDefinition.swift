/// What a field of an entry takes: one value feeds the parser, validation, help, editing and the docs.
public struct FieldDefinition: Sendable, Hashable {
  /// The shape of a field's value as it is typed.
  public enum Shape: Sendable, Hashable {
    /// A whole number; `words` are named stretches of the range, typed in place of a number (its middle is stored).
    case whole(ClosedRange<Int>, words: [Word] = [])
    /// A number with decimals; `step` is nil where any is fine. The unit may be typed too, as may the others of its
    /// `Quantity`: `70.4`, `70.4 kg`, `11st 2lb`. A number that `needsUnit` is taken without one only by its name.
    case number(ClosedRange<Double>, step: Double? = nil, unit: String? = nil, needsUnit: Bool = false)
    /// Two whole numbers that belong together, typed as `128/82`.
    case pair(ClosedRange<Int>, ClosedRange<Int>)
    case text(maxLength: Int)
    /// One of some words.
    case choice([Choice])
    /// Minutes, typed as `30m`, `1h20m`, `1.5h` or a bare number of minutes.
    case minutes(ClosedRange<Int>)
    /// Kilometres, typed with a unit: `5k`, `400 metres`, `3 miles`; by its name also as a bare number.
    public static func distance(_ range: ClosedRange<Double>) -> Shape {
      .number(range, unit: Quantity.distance.unit, needsUnit: true)
    }

    /// What it is an amount of; nil for what has no units to choose from.
    public var quantity: Quantity? {
      if case .number(_, _, let unit?, _) = self { Quantity(unit: unit) } else { nil }
    }

    /// A start and an end, typed as `23:10-06:20`; `longest` in minutes.
    case span(longest: Int)
    /// Several spans, separated by commas.
    case spans(longest: Int)
    /// Several short texts, separated by commas.
    case texts(maxLength: Int)
    /// Tags, separated by commas (`EntryTag`).
    case tags
    /// Foods or drinks, separated by commas, each `[quantity [unit]] name [(preparation)] [= ingredient + ingredient]`.
    case items
    /// A symptom of the person's conditions, by id, name or alias.
    case symptom
  }

  /// A word for a stretch of a whole-number range.
  public struct Word: Sendable, Hashable {
    public var word: String
    /// Other words that may be typed for it.
    public var aliases: [String]
    public var range: ClosedRange<Int>
    public var about: String
    public init(_ word: String, aliases: [String] = [], _ range: ClosedRange<Int>, _ about: String) {
      self.word = word
      self.aliases = aliases
      self.range = range
      self.about = about
    }
  }

  /// A word of a choice: `id` is stored, `aliases` may be typed too, in any case; suggestions spell them as they are.
  public struct Choice: Sendable, Hashable {
    public var id: String
    public var aliases: [String]
    /// Words that look like a slip in one of these, and are something else.
    public var lookalikes: [String]
    /// What a form calls it, where its id is not how people say it.
    public var label: Phrase?
    public init(_ id: String, aliases: [String] = [], lookalikes: [String] = [], label: Phrase? = nil) {
      self.id = id
      self.aliases = aliases
      self.lookalikes = lookalikes
      self.label = label
    }

    /// What a form calls it: its label, else what a type of activity of its id is called, else its id.
    public var called: Phrase { label ?? ActivityType.name(of: id) }

    /// Whether a word, in any case, is the choice's id or an alias.
    public func isNamed(_ word: String) -> Bool {
      let word = word.lowercased()
      return id == word || aliases.contains { $0.lowercased() == word }
    }
  }

  public var name: String
  /// Other names that may be typed before `=`.
  public var aliases: [String]
  public var about: String
  /// What is asked where the value is missing or does not fit, such as `How hard was it?`; nil to name the field.
  public var asks: Phrase?
  /// What is said of a word that is none of its choices, as a sentence that quotes it as `{typed}`, such as
  /// `“{typed}” is not a meal.`; nil to name the field.
  public var refuses: Phrase?
  /// Whether its name may begin a line, as in `stress 6`.
  public var mayLead: Bool
  public var shape: Shape
  public var isRequired: Bool
  /// Whether a word without `name=` may fill it, in the order of the fields.
  public var isPositional: Bool
  /// Whether a word without `name=` fills it only when it begins with a digit, as a dose does.
  public var beginsWithDigit: Bool
  /// What is stored when it is left out; shown in help.
  public var defaultValue: JSONValue?
  /// Whether 0 is taken besides the range of a number, and typed as `0` or `none`: none of a symptom.
  public var takesNone: Bool
  /// The numbers that are likely. It is asked whether others are meant.
  public var plausible: ClosedRange<Double>?
  /// For so many days a number changes little: it is asked whether one is meant that differs by more than a tenth from
  /// the last one in them. nil where it may change from one entry to the next.
  public var steadyDays: Int?
  /// What a line of a form begins with, such as `Heart rate`; nil for other words (`called(in:)`).
  public var label: Phrase?

  public init(
    _ name: String, aliases: [String] = [], _ shape: Shape, _ about: String, asks: Phrase? = nil,
    refuses: Phrase? = nil, required: Bool = false, positional: Bool = false, beginsWithDigit: Bool = false,
    mayLead: Bool = false, defaultValue: JSONValue? = nil, takesNone: Bool = false,
    plausible: ClosedRange<Double>? = nil, steadyDays: Int? = nil, label: Phrase? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.about = about
    self.asks = asks
    self.refuses = refuses
    self.mayLead = mayLead
    self.shape = shape
    self.isRequired = required
    self.isPositional = positional
    self.beginsWithDigit = beginsWithDigit
    self.defaultValue = defaultValue
    self.takesNone = takesNone
    self.plausible = plausible
    self.steadyDays = steadyDays
    self.label = label
  }

  /// What a line of a form begins with: the field's label, else the name of the symptom that it is an answer to, else
  /// its own name.
  public func called(in context: EntryContext) -> Phrase {
    if let label { return label }
    if let symptom = context.symptom(SymptomID(name)) { return .verbatim(symptom.name) }
    let words = name.replacing("_", with: " ")
    return .verbatim(words.prefix(1).uppercased() + words.dropFirst())
  }

  /// Whether a word before `=` names the field: its name or an alias, with hyphens or underscores.
  public func isNamed(_ word: String) -> Bool {
    let word = word.lowercased().replacing("-", with: "_")
    return name == word || aliases.contains(word)
  }
}
