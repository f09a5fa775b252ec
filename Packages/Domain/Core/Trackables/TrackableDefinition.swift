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

// MARK: Values

extension TrackableDefinition {
  /// A value as it is typed: `3h`, `yes`, `45m`, `medium`. Whether a number is in range, `fault(of:)` says.
  public var shape: FieldDefinition.Shape {
    switch kind {
    case .number:
      // The lowest and the highest number of a quantity are told where something else was typed.
      quantity == nil
        ? .number(-1e9...1e9, unit: unit)
        : .number(range ?? (quantity == .temperature ? -100...1_000 : 0...100_000), unit: unit)
    case .count:
      .whole(Int(range?.lowerBound ?? 0)...Int(range?.upperBound ?? Double(TrackableDefinition.highestCount)))
    case .duration: .minutes(0...TrackableDefinition.longest)
    case .yesNo:
      .choice([
        .init(TrackableDefinition.yes, aliases: ["y", "ja", "j", "1"]),
        .init(TrackableDefinition.no, aliases: ["n", "nein", "0"] + Scale.noneWords.sorted()),
      ])
    case .choice: .choice(choices.map { .init($0.metricWord, aliases: [$0.replacing(" ", with: "-")]) })
    }
  }

  private static let (yes, no) = ("yes", "no")

  /// The number of what was typed as a word; nil where it is none of its words.
  public func number(of word: String) -> Double? {
    switch kind {
    case .yesNo: word == TrackableDefinition.yes ? 1 : word == TrackableDefinition.no ? 0 : nil
    case .choice: choices.firstIndex { $0.metricWord == word.metricWord }.map { Double($0 + 1) }
    case .number, .count, .duration: nil
    }
  }

  /// Why a number is none of its values, as a sentence that names it; nil where it is one.
  ///
  /// - Parameter isExact: Whether it may be between the steps of a number.
  public func fault(of value: Double, isExact: Bool = false) -> Diagnostic? {
    switch kind {
    case .number:
      if let range, !range.contains(value) { return outside(range, value) }
      if isExact { return nil }
      let steps = step.map { (value - (range?.lowerBound ?? 0)) / $0 }
      guard let step, let steps, abs(steps - steps.rounded()) >= 1e-6 else { return nil }
      return fault("{name} goes in steps of {step}", ["step": .number(step, upTo: 3)])
    case .count, .duration:
      let highest = kind == .count ? TrackableDefinition.highestCount : TrackableDefinition.longest
      let range = range ?? 0...Double(highest)
      return range.contains(value) && value == value.rounded() ? nil : outside(range, value)
    case .yesNo: return value == 0 || value == 1 ? nil : fault("{name} is yes or no", [:])
    case .choice:
      let isFine = value == value.rounded() && (1...Double(max(1, choices.count))).contains(value)
      return isFine ? nil : fault("{name} is {words}", ["words": .anyOf(choices.map { .verbatim($0) })])
    }
  }

  /// `30 h is too much for screen time. Use 0 to 24 h`
  private func outside(_ range: ClosedRange<Double>, _ value: Double) -> Diagnostic {
    fault(
      value > range.upperBound
        ? "{value} is too much for {name}. Use {low} to {high}"
        : "{value} is too little for {name}. Use {low} to {high}",
      ["value": told(value), "low": .number(range.lowerBound, upTo: 3), "high": told(range.upperBound)])
  }

  private func fault(_ message: Phrase, _ values: [String: Phrase]) -> Diagnostic {
    Diagnostic(
      code: "out-of-range", message, values.merging(["name": .verbatim(label)]) { first, _ in first }, field: "value")
  }

  /// A value as people read it: `3 h`, `yes`, `1 h 20 min`, `medium`; a mean of several ones as a number.
  public func told(_ value: Double) -> Phrase {
    switch kind {
    case .number:
      if let quantity { return .amount(value, quantity) }
      guard let unit else { return .number(value, upTo: 3) }
      return .words("{value} {unit}", ["value": .number(value, upTo: 3), "unit": .verbatim(unit)])
    case .count: return .number(value, upTo: 1)
    case .duration: return .duration(minutes: Int(value.rounded()))
    case .yesNo: return value == 1 ? "yes" : value == 0 ? "no" : .number(value, upTo: 1)
    case .choice:
      guard let place = Int(exactly: value), choices.indices.contains(place - 1) else {
        return .number(value, upTo: 1)
      }
      return .verbatim(choices[place - 1])
    }
  }

  /// A value to type, for lines that show how: `12h`, `yes`, `30m`.
  public var example: String {
    switch kind {
    case .number:
      let middle = range.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 } ?? 1
      let steps = step.map { ((middle - (range?.lowerBound ?? 0)) / $0).rounded() * $0 + (range?.lowerBound ?? 0) }
      return "\((steps ?? middle).decimal(upTo: 1))\(unit ?? "")".shellSafe
    case .count: return "1"
    case .duration: return "30m"
    case .yesNo: return TrackableDefinition.yes
    case .choice: return choices.last?.metricWord ?? "1"
    }
  }
}

extension String {
  /// Itself where a shell takes it as one word, else the number that it begins with.
  fileprivate var shellSafe: String {
    allSatisfy { $0.isLetter || $0.isNumber || "./-%°".contains($0) }
      ? self : String(prefix { $0.isNumber || $0 == "." || $0 == "-" })
  }
}

// MARK: Asking

extension TrackableDefinition {
  /// What is asked for it.
  public var asks: Phrase { question.map { .verbatim($0) } ?? .words("{name}?", ["name": .verbatim(label)]) }

  /// Days after which one that is asked weekly is asked again.
  public static let week = 7

  /// Whether it is asked with the check-in of a day.
  ///
  /// - Parameter last: The last day up to it that has a value; nil where none has.
  public func isAsked(on day: Day, last: Day?) -> Bool {
    switch asking {
    case .checkIn: last != day
    case .weekly: last.map { $0.distance(to: day) >= TrackableDefinition.week } ?? true
    case nil: false
    }
  }

  /// What an answer can be, as a scale without colours: for what compares answers. The bad end is the high one unless
  /// it says otherwise.
  public var answerScale: Scale {
    let (range, step): (ClosedRange<Double>, Double) =
      switch kind {
      case .number: (self.range ?? -1e9...1e9, self.step ?? 1e-6)
      case .count: (self.range ?? 0...Double(TrackableDefinition.highestCount), 1)
      case .duration: (0...Double(TrackableDefinition.longest), 1)
      case .yesNo: (0...1, 1)
      case .choice: (1...Double(max(1, choices.count)), 1)
      }
    return Scale(
      id: ScaleID(id.rawValue), name: label, kind: kind == .duration ? .duration : kind == .count ? .count : .points,
      range: range, step: step, worse: worse ?? .high, anchors: anchors ?? [], bands: [])
  }

  /// Whether values of both mean the same.
  public func hasScale(of other: TrackableDefinition) -> Bool {
    kind == other.kind && role == other.role && unit == other.unit && range == other.range
      && choices.map(\.metricWord) == other.choices.map(\.metricWord)
  }

  /// Whether a value of either means the same, and so does a day: what must be so of two packs that declare one metric.
  public func agrees(with other: TrackableDefinition) -> Bool {
    hasScale(of: other) && step == other.step && fold == other.fold && absence == other.absence
  }
}

// MARK: Its metric

extension TrackableDefinition {
  /// The metric as goals, charts, files and packs know it.
  public var metricDefinition: MetricDefinition {
    var metric = bare(metric)
    if role == nil { metric.absence = absence == .none ? .noneOnLoggedDays : .unknown }
    // What files brought of what was merged keeps its id.
    metric.formerly = merged.map { .init(id: TrackableDefinition.metric($0), becoming: metric.range) }
    return metric
  }

  /// The metrics of what was merged into it, and its own where a pack's counts in its place: a goal or a pack that
  /// names one is told the values that count.
  public var mergedMetrics: [MetricDefinition] {
    let counting = yieldsTo ?? metric
    return (merged + (yieldsTo == nil ? [] : [id])).map { id in
      var alias = bare(TrackableDefinition.metric(id))
      alias.isImportable = false
      alias.derivation = .init(inputs: [counting], lookback: 0) { table, day in table[counting, day] }
      return alias
    }
  }

  private func bare(_ id: MetricID) -> MetricDefinition {
    if var metric = symptom?.metricDefinition ?? foodGroup?.metricDefinition {
      metric.id = id
      return metric
    }
    return MetricDefinition(
      id: id, name: .verbatim(label), unit: metricUnit, range: metricRange, direction: worse, fold: fold,
      foldOverDays: foldOverDays, absence: .unknown,
      about: about.map { .verbatim($0) } ?? "Something of the person's own.",
      countsYes: kind == .yesNo || kind == .count || kind == .number)
  }

  private var metricUnit: String {
    switch kind {
    case .number: unit ?? "own units"
    case .count: "times"
    case .duration: "minutes"
    case .yesNo: "yes or no"
    case .choice: "points"
    }
  }

  /// What a day's value can be. What is added up has no highest one.
  private var metricRange: ClosedRange<Double> {
    let highest = 1e12
    switch kind {
    case .number:
      guard let range else { return -highest...highest }
      return fold == .sum ? min(0, range.lowerBound)...highest : range
    case .count:
      guard fold != .sum, let range else { return 0...highest }
      return range
    case .duration: return 0...Double(fold == .sum ? 2 * TrackableDefinition.longest : TrackableDefinition.longest)
    case .yesNo: return 0...(fold == .sum ? highest : 1)
    case .choice: return 1...Double(max(1, choices.count))
    }
  }

  private var foldOverDays: Fold {
    switch kind {
    case .yesNo: .sum
    case .choice: .mean
    case .number, .count, .duration: fold
    }
  }
}
