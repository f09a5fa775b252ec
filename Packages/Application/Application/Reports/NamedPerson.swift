import TrackerCore

/// What a report or an export says of who the person is; nil is what they did not say, or chose to leave out.
public struct NamedPerson: Sendable, Hashable, Codable {
  /// The whole name, as it is read.
  public var name: String?
  public var firstName: String?
  public var lastName: String?
  public var birthDate: Day?
  /// The sex at birth, as `ProfileEntry` keeps it.
  public var sex: String?

  /// Somebody of whom no more than the name is told.
  public init(name: String? = nil) { self.name = name }

  /// Reads what the person said of themselves.
  ///
  /// - Parameter parts: What they chose to tell.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ parts: Set<ReportSettings.IdentityPart>, in journal: any JournalReading) throws {
    func answer(_ field: String, to part: ReportSettings.IdentityPart) throws -> String? {
      parts.contains(part) ? try journal.value(ProfileEntry.document, of: field)?.value.text : nil
    }
    if parts.contains(.name) { firstName = try journal.value(PersonFacts.document)?.name }
    lastName = try answer(ProfileEntry.lastName, to: .name)
    birthDate = try answer(ProfileEntry.birthDate, to: .birthDate).flatMap { Day($0) }
    sex = try answer(ProfileEntry.sex, to: .sex)
    let names = [firstName, lastName].compactMap(\.self)
    name = names.isEmpty ? nil : names.joined(separator: " ")
  }
}
