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
