/// Something that a person tracks of their own, such as screen time or naps, or a metric that a pack declares: what its
/// values are, and how the values of a day become one.
///
/// People make it with a command, packs in `metrics:`. Its id is for ever, while its label may change. Values are kept
/// as numbers: 1 for yes and 0 for no, minutes, and the place of a word from 1 on.
public struct TrackableDefinition: Sendable, Hashable, Codable {
  /// What values are.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case number, count, duration, choice
    case yesNo = "yes-no"
  }

  /// What a day without a value means.
  public enum Absence: String, Sendable, Hashable, Codable, CaseIterable {
    case unknown
    /// None on days that have an entry of any kind or were closed, unknown on others.
    case none
  }

  /// What it is besides a number. Packs have parts of their own for these.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
    /// Answered on a scale, as a symptom of a pack is.
    case symptom
    /// The portions of foods that are looked at together.
    case foods
  }

  /// When it is asked for.
  public enum Asking: String, Sendable, Hashable, Codable, CaseIterable {
    case checkIn = "check-in"
    /// With the check-in, where the last value is a week old or older.
    case weekly
  }

  public var id: TrackableID
  /// As people read it: `Screen time`; up to 50 characters.
  public var label: String
  /// What people may type for it besides: its earlier labels, and those of what was merged into it.
  public var otherLabels: [String] = []
  public var kind: Kind
  /// Of a number; nil where it has none.
  public var unit: String?
  /// The lowest and the highest number that is taken; nil for any.
  public var range: ClosedRange<Double>?
  /// Numbers go in steps of it from the lowest one on; nil for any.
  public var step: Double?
  /// The words of a choice, from the lowest to the highest; empty for any other kind.
  public var choices: [String] = []
  /// How several values of a day become one.
  public var fold: Fold
  public var absence: Absence = .unknown
  /// What is asked where a value is missing or does not fit; nil where nothing of its own is.
  public var question: String?
  /// Whether lists, suggestions and the hub leave it out.
  public var isHidden = false
  /// Whether it has a line of its own among what the person follows.
  public var isFollowed = false
  /// What was merged into it: entries of these ids count as its own.
  public var merged: [TrackableID] = []
  /// nil for what is a value and no more.
  public var role: Role?
  /// The foods that it counts; nil for anything else.
  public var foods: [String]?
  /// Names that hold one of its foods and are no such food; nil for none.
  public var butNot: [String]?
  /// The symptom of a pack that it was merged into; it counts by itself where no pack has that. nil where it was not.
  public var becomes: SymptomID?
  /// The metric of a pack that counts in its place: that of what it was merged into, or of the same key. Not kept.
  public var yieldsTo: MetricID?
  /// The scale of the packs whose answers are those of the symptom, with its words; nil where none is. Not kept.
  public var packScale: Scale?
  /// One sentence that says what it is; nil where nobody said.
  public var about: String?
  /// Its bad end; nil where it has none, or nobody said.
  public var worse: Direction?
  /// Words at values of a number; nil for none.
  public var anchors: [Scale.Anchor]?
  /// nil where nothing asks for it.
  public var asking: Asking?
  /// Set where it is never part of an experiment.
  public var keep: Keep?
  /// nil where nothing is said of getting help.
  public var seekCare: SeekCare?
  /// Of the pack's references; nil for none.
  public var sources: [ReferenceID]?
  /// For whom it is asked; nil for everybody. What was logged of it counts for anybody.
  public var appliesTo: AppliesTo?
  /// The condition whose pack declares it; nil for what the person made, and within a pack. Not kept.
  public var condition: PackID?

  private enum CodingKeys: String, CodingKey {
    case id, label, otherLabels, kind, unit, range, step, choices, fold, absence, question, isHidden, isFollowed, merged
    case about, worse, anchors, asking, keep, seekCare, sources, appliesTo, role, foods, butNot, becomes
  }

  /// - Parameter fold: nil for the usual one of the kind.
  public init(_ id: TrackableID, label: String, _ kind: Kind, fold: Fold? = nil) {
    self.id = id
    self.label = label
    self.kind = kind
    self.fold = fold ?? kind.usualFold
  }

  /// The documents of definitions, one for each.
  public static let document = DocumentKind<TrackableDefinition>("trackables", each: "trackable.")

  /// What its metrics begin with.
  public static let metricPrefix = "custom."
  /// So many characters of a label.
  public static let labelLength = 50
  /// Minutes of a day, which one duration has at most.
  public static let longest = 1_440
  /// What one count is at most.
  public static let highestCount = 1_000_000

  /// The metric of an id.
  public static func metric(_ id: TrackableID) -> MetricID { MetricID("\(metricPrefix)\(id)") }

  /// The metric that its values go to.
  public var metric: MetricID { TrackableDefinition.metric(id) }

  /// Every word that it goes by, as words stand in metrics.
  public var words: [String] {
    [id.rawValue, label.metricWord] + otherLabels.map(\.metricWord) + merged.map(\.rawValue)
  }

  /// What the unit is of, where people choose between units; nil for other units.
  public var quantity: Quantity? { kind == .number ? unit.flatMap(Quantity.init(unit:)) : nil }
}

extension TrackableDefinition.Kind {
  /// How several values of a day become one, where nobody said.
  public var usualFold: Fold {
    switch self {
    case .number: .mean
    case .count, .duration: .sum
    case .yesNo: .max
    case .choice: .last
    }
  }

  /// The ways in which several values of a day can become one.
  public var folds: [Fold] {
    switch self {
    case .number, .count, .duration: [.sum, .mean, .last, .max, .min]
    case .yesNo: [.max, .sum, .last]
    case .choice: [.last, .max, .min]
    }
  }
}
