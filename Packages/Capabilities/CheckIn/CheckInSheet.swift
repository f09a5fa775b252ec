import TrackerCore

/// What the check-in of a day asks, with what is known of it already.
public struct CheckInSheet: Sendable {
  /// One slider.
  public struct Question: Sendable {
    public let symptom: SymptomDefinition
    /// Of the draft, on the symptom's scale; nil where it is unanswered.
    public let answer: Double?
    /// The last answer in the week before, copied only on purpose.
    public let earlier: EarlierAnswers.Answer?
    /// Whether the day has an answer to it already, of another entry: it may be answered again, and is never filled in.
    public let isAnswered: Bool
  }

  public let day: Day
  /// In the order of the person's conditions.
  public let questions: [Question]
  /// Metrics of the packs that are asked for this day, in their order.
  public let metrics: [TrackableDefinition]
  /// What was answered and not finished.
  public let draft: CheckInDraft?
  /// Whether there is room for notes, which a person can switch off.
  public let asksForNotes: Bool
  /// The last check-in of the day, beside which this one will stand.
  public let entryBefore: Entry?
}
