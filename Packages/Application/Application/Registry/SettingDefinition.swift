import TrackerCore

/// A preference of this machine or a fact of the person that can be set.
public struct SettingDefinition: Sendable {
  /// Which values a setting takes; each is typed and kept as text.
  public enum Shape: Sendable, Hashable {
    case choice([String])
    case bool
    case whole(ClosedRange<Int>)
    /// A number with one digit after its point, at most.
    case decimal(ClosedRange<Double>)
    /// A time of day between two times.
    case time(ClosedRange<LocalTime>)
    /// Some of the words, each once, with commas between them.
    case order([String])
    /// Some of the words, each once, with commas between them, or `none`.
    case several([String])
    /// A colour as `#2f6b4f`, or the word that is the default.
    case colour
    /// The whole path of a folder, or the word that is the default.
    case folder
    /// Stretches of the day as `09:00-17:00`, with commas between them, or `none`.
    case hours

    /// One of `on` and `off`.
    public static let switched = Shape.choice([SettingDefinition.on, SettingDefinition.off])
  }

  /// The two values of `Shape.switched`.
  public static let on = "on"
  public static let off = "off"
  /// What stands for no word of `Shape.several`, and for no hours.
  public static let none = "none"

  /// Whose a value is: this machine's or the person's.
  public enum Scope: String, Sendable, Codable {
    case machine, person
  }

  /// Where a value is kept.
  public enum Backing: Sendable {
    /// `settings.yaml` in the home: a preference of this machine.
    case settingsFile
    /// The person's journal, in the way of the module that brings the setting.
    case journal(any SettingBacking)
  }

  /// Two settings that exclude each other, in some of their values.
  public struct Rule: Sendable {
    /// The other setting, of the same scope.
    public var other: SettingID
    /// Why they do, as a sentence without its full stop.
    public var says: Phrase
    public var excludes: @Sendable (_ value: String, _ other: String) -> Bool

    public init(
      with other: SettingID, says: Phrase, excludes: @escaping @Sendable (_ value: String, _ other: String) -> Bool
    ) {
      self.other = other
      self.says = says
      self.excludes = excludes
    }
  }

  public var id: SettingID
  public var topic: SettingTopic
  /// In a word or two, for overviews; the id stands where there is none.
  public var title: Phrase?
  public var about: String
  public var shape: Shape
  public var defaultValue: String
  public var backing: Backing
  /// Values that could be set once and may still stand in a file, each with the value that holds in its place;
  /// `doctor` says so.
  public var retired: [String: String]
  /// What it excludes of other settings.
  public var rules: [Rule]
  /// What is worth knowing of a value once it is kept; nil for nothing.
  public var remark: @Sendable (_ value: String) -> Phrase?
  /// What a value, or a word of a list, is called where people only read it; nil for the word as it is typed.
  public var told: @Sendable (_ word: String) -> Phrase?

  public init(
    id: SettingID, topic: SettingTopic = .other, title: Phrase? = nil, about: String, shape: Shape,
    defaultValue: String, backing: Backing = .settingsFile, retired: [String: String] = [:], rules: [Rule] = [],
    remark: @escaping @Sendable (_ value: String) -> Phrase? = { _ in nil },
    told: @escaping @Sendable (_ word: String) -> Phrase? = { _ in nil }
  ) {
    self.id = id
    self.topic = topic
    self.title = title
    self.about = about
    self.shape = shape
    self.defaultValue = defaultValue
    self.backing = backing
    self.retired = retired
    self.rules = rules
    self.remark = remark
    self.told = told
  }

  /// A fact of the person without a history of its own: it is kept in their journal as it is.
  public static func personal(
    id: SettingID, topic: SettingTopic, title: Phrase, about: String, shape: Shape, defaultValue: String,
    rules: [Rule] = [], told: @escaping @Sendable (_ word: String) -> Phrase? = { _ in nil }
  ) -> SettingDefinition {
    SettingDefinition(
      id: id, topic: topic, title: title, about: about, shape: shape, defaultValue: defaultValue,
      backing: .journal(PersonalSettingBacking(id: id)), rules: rules, told: told)
  }

  public var scope: Scope {
    switch backing {
    case .settingsFile: .machine
    case .journal: .person
    }
  }

  /// The environment's variable that counts before the settings file, such as `SYMPTOMS_PAGE_THEME`; nil for what is
  /// the person's.
  public var variable: String? {
    scope == .machine ? "SYMPTOMS_" + id.rawValue.uppercased().replacing(".", with: "_") : nil
  }

  /// The value where nothing was set.
  public var settingDefault: SettingValue { SettingValue(value: defaultValue, origin: .isDefault) }
}

extension Phrase {
  /// Where a value comes from that nobody set.
  public static let isDefault: Phrase = "default"
}
