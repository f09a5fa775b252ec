/// Answers of onboarding steps that modules bring and that the whole program knows.
extension PersonFacts {
  /// A list of texts that a person gives of themselves; the raw value is what its step saves.
  public enum TextList: String, Sendable, CaseIterable {
    /// What the person does or takes against the illness, in their own words.
    case treatments
    /// What the person suspects to make their days worse.
    case triggers
  }

  /// The longest text of a list, in characters.
  public static let longestText = 100
  /// The most texts of a list.
  public static let mostTexts = 30

  /// The texts of a list, in the order in which they were given; empty where there are none.
  public subscript(_ list: TextList) -> [String] {
    get { others[list.rawValue]?.list?.compactMap(\.text) ?? [] }
    set { others[list.rawValue] = newValue.isEmpty ? nil : .list(newValue.map { .text($0) }) }
  }
}

/// How much the symptoms affect daily life, as it was answered while setting up and while changing these answers.
extension PersonFacts {
  /// Every such answer, the oldest first.
  ///
  /// - Parameter setUp: The day on which the person was set up; nil where nobody is.
  public func impacts(setUpOn setUp: Day?) -> [DatedImpact] {
    if let impacts { return impacts }
    guard let impact, let setUp else { return [] }
    return [DatedImpact(day: setUp, value: impact)]
  }

  /// Dates an answer that differs from the one before. Of several answers of a day, the last one counts.
  ///
  /// - Parameters:
  ///   - earlier: What was said before.
  ///   - setUp: The day on which the person was set up.
  public mutating func dateImpact(after earlier: PersonFacts, setUpOn setUp: Day, on day: Day) {
    guard let impact, impact != earlier.impact else { return }
    impacts =
      earlier.impacts(setUpOn: setUp).filter { $0.day != day } + [DatedImpact(day: day, value: impact)]
  }
}
