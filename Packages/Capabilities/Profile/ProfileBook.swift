import TrackerApplication
import TrackerCore

/// What the person says of themselves: shown, set and cleared. Nothing of it is needed for anything.
public struct ProfileBook: Sendable {
  let session: Session

  public init(_ session: Session) { self.session = session }

  /// Every answer, with what each is used for and what follows from it.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func show() throws -> ProfileView { try session.journal.read { try ProfileView(session, in: $0) } }

  /// The answers as they are kept.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func answers() throws -> ProfileAnswers { try session.journal.read { try ProfileAnswers(in: $0) } }

  /// The field that a word names.
  ///
  /// - Throws: `Failure` (`validation`) that names the nearest one, or all of them.
  public func field(_ word: String) throws -> ProfileField {
    let wanted = word.trimmed.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
    if wanted == "impact" {
      throw Failure(
        .validation, "The effect on your daily life is logged, with its day",
        recovery: "To log it: symptoms log impact 6")
    }
    func names(of field: ProfileField) -> [String] {
      let title = session.environment.words(field.title).lowercased().replacing(" ", with: "-")
      return [field.rawValue, title] + field.aliases
    }
    if let field = ProfileField.allCases.first(where: { names(of: $0).contains(wanted) }) { return field }
    let near = nearestMatch(to: wanted, among: ProfileField.allCases.flatMap(names))
    throw Failure.invalid(
      [
        Diagnostic(
          code: "unknown-part", "“{word}” is not a part of your profile", ["word": .verbatim(word)],
          found: "“\(word)”", allowed: .anyOf(ProfileField.allCases.map { .verbatim($0.rawValue) }), nearest: near)
      ], recovery: near == nil ? "To see all parts: symptoms profile" : nil)
  }

  /// The value of a typed text, as it is kept; nil where the text says that there is none.
  ///
  /// - Throws: `Failure` (`validation`) for what the field does not take; `OpenQuestions` for a date that can be read
  ///   two ways.
  public func value(_ text: String, of field: ProfileField) throws -> JSONValue? {
    try ProfileReader(session: session).value(text, of: field)
  }

  /// Keeps an answer.
  ///
  /// - Throws: `Failure` and `OpenQuestions` as `value(_:of:)` does; then nothing is saved.
  public func set(_ field: ProfileField, to text: String) throws -> ProfileChangeView {
    try save([(field, try value(text, of: field))], by: "profile set")
  }

  /// Clears an answer; `undo` brings it back.
  ///
  /// - Throws: `Failure` (`storage`).
  public func clear(_ field: ProfileField) throws -> ProfileChangeView { try save([(field, nil)], by: "profile clear") }

  /// Keeps several answers as one change; nil clears one. What is not among them stays as it is.
  ///
  /// - Throws: `Failure` (`storage`); `Failure.changedMeanwhile`.
  public func save(_ wishes: [(field: ProfileField, value: JSONValue?)], by command: String) throws
    -> ProfileChangeView
  {
    let before = try answers()
    // What is as it was is no change that undo would have to name.
    guard wishes.contains(where: { before[$0.field] != $0.value }) else { return try view(of: wishes, isChange: false) }
    _ = try session.record(command) { journal in
      for wish in wishes { try journal.put(wish.value, of: wish.field) }
    }
    return try view(of: wishes, isChange: true)
  }

  private func view(of wishes: [(field: ProfileField, value: JSONValue?)], isChange: Bool) throws -> ProfileChangeView {
    let logged = try session.journal.read { try LoggedWeight(session, in: $0) }
    return ProfileChangeView(
      changes: wishes.map { .init(field: $0.field, value: $0.value) }, isChange: isChange,
      loggedWeight: wishes.contains { $0.field == .weight && $0.value != nil } ? logged : nil)
  }
}

/// The last weight that was logged or came in from a file. It counts before that of the profile.
struct LoggedWeight: Encodable, Sendable, Hashable {
  private static let metric: MetricID = "weight.kg"

  var day: Day
  /// In kg.
  var value: Double

  /// nil where no weight was logged up to today.
  ///
  /// - Throws: `Failure` (`storage`).
  init?(_ session: Session, in journal: any JournalReading) throws {
    guard session.person.catalogue[Self.metric] != nil, let days = try journal.loggedDays(),
      days.lowerBound <= session.today
    else { return nil }
    let past = days.lowerBound...min(days.upperBound, session.today)
    guard let last = try journal.totals(of: [Self.metric], in: past).map(\.day).max() else { return nil }
    let table = try journal.dayTable([Self.metric: 0], on: last...last, catalogue: session.person.catalogue)
    guard let value = table[Self.metric, last].number else { return nil }
    self.day = last
    self.value = value
  }
}
