import TrackerCore

/// What a rule of coaching knows before it says which days it reads: who the person is, and what modules keep about
/// them.
public struct CoachingBasis {
  public let person: Person
  /// The day of now: no later one is asked about.
  public let today: Day
  /// What is read of it is read once, however many rules and days there are.
  public let documents: DocumentShelf

  public init(_ session: Session, _ documents: DocumentShelf) {
    person = session.person
    today = session.today
    self.documents = documents
  }
}
