import TrackerCore

/// A medicine on the person's list: a document of its own, so that each change of it is a revision.
public struct Medicine: Codable, Sendable, Hashable {
  public var id: MedicineID
  /// As people type it when they log a dose. Its metric is `medication.<name>`.
  public var name: String
  /// What they may type as well, such as the name of a brand.
  public var otherNames: [String]
  /// How much one dose is, in words or as a number with its unit; nil where nothing was said.
  public var dose: String?
  /// Such as tablet or spray; nil where nothing was said.
  public var form: String?
  /// When it is taken, as it was said from day to day, the oldest first.
  public var plans: [MedicinePlan]
  /// nil where nothing was said: its doses count for no class then.
  public var use: MedicineUse?
  /// What sort it is, such as triptan; nil where nothing was said.
  public var group: String?
  /// The first day it is taken on.
  public var start: Day
  /// The last day it is taken on; nil while none is known.
  public var end: Day?
  /// What it is taken for, in the person's words.
  public var reason: String?

  init(id: MedicineID, name: String, start: Day) {
    self.id = id
    self.name = name
    self.start = start
    otherNames = []
    plans = []
  }

  /// Whether it is taken on a day.
  public enum State: String, Sendable, Codable, CaseIterable {
    case current, planned, stopped
  }

  /// A medicine whose last day it is counts as stopped: nothing more is to be expected of it.
  public func state(on day: Day) -> State {
    if let end, end <= day { return .stopped }
    return start > day ? .planned : .current
  }

  /// The schedule in force on a day; before the first one was said, that one. nil where none was said.
  public func schedule(on day: Day) -> MedicineSchedule? {
    (plans.last { $0.from <= day } ?? plans.first)?.schedule
  }

  /// Whether it is taken on a day at all.
  func isTaken(on day: Day) -> Bool { day >= start && end.map { day <= $0 } ?? true }

  /// Whether a name is its own or another one of it: in any case, in the singular or the plural.
  func isNamed(_ typed: String) -> Bool { names.contains { Medicine.isSame($0, typed) } }

  /// Its name and the others.
  var names: [String] { [name] + otherNames }

  /// Whether two names are one: in any case, with other signs between their words, in the singular or the plural.
  static func isSame(_ name: String, _ other: String) -> Bool {
    let (word, wanted) = (name.metricWord, other.metricWord)
    return !word.isEmpty && (word == wanted || word.isSameWord(as: wanted))
  }

  /// The metric of its doses.
  var metric: MetricID { MetricID("\(MedicineMetrics.doses)\(name.metricWord)") }

  /// The documents of medicines, one for each.
  static let document = DocumentKind<Medicine>("medicines", each: "medicine.")

  /// So many characters of a name.
  public static let nameLength = 100
  /// So many characters of a dose.
  public static let doseLength = 50
  /// So many characters of a form and of a class.
  public static let formLength = 50
  public static let groupLength = 50
  /// So many characters of a reason.
  public static let reasonLength = 300
  /// So many other names at most.
  static let mostNames = 10
}

/// A schedule with the first day that it holds on.
public struct MedicinePlan: Codable, Sendable, Hashable {
  public var from: Day
  public var schedule: MedicineSchedule
}

/// What a medicine is taken for.
public enum MedicineUse: String, Sendable, Codable, CaseIterable {
  /// When symptoms come.
  case acute
  /// Regularly, so that they do not come.
  case preventive

  /// In a word.
  var told: Phrase {
    switch self {
    case .acute: "acute"
    case .preventive: "preventive"
    }
  }

  /// Other words that people type for it.
  var otherWords: [String] {
    switch self {
    case .acute: ["akut", "relief", "rescue"]
    case .preventive: ["preventative", "prevention", "vorbeugend", "prophylaxe", "prophylactic"]
    }
  }

  init?(typed: String) {
    let word = typed.trimmed.lowercased()
    guard let found = MedicineUse.allCases.first(where: { $0.rawValue == word || $0.otherWords.contains(word) }) else {
      return nil
    }
    self = found
  }
}
