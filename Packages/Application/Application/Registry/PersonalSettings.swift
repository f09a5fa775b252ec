import TrackerCore

/// A fact of the person as a setting keeps it.
public struct PersonalSetting: Codable, Sendable, Hashable {
  public var id: SettingID
  public var value: String

  /// One document for each setting, so that each is undone by itself.
  public static let document = DocumentKind<PersonalSetting>("settings", each: "of-person.")
}

/// Keeps a setting of the person as it is.
struct PersonalSettingBacking: SettingBacking {
  let id: SettingID

  func value(for session: Session, in journal: any JournalReading) throws -> SettingValue? {
    try journal.value(PersonalSetting.document, of: id).map { SettingValue(value: $0.value, origin: "your journal") }
  }

  func set(_ value: String?, for session: Session, in journal: any JournalWriting) throws {
    try journal.put(value.map { PersonalSetting(id: id, value: $0) }, as: PersonalSetting.document, of: id)
  }
}

/// The person's settings that are kept as they are, read at once.
public struct PersonalSettings: Sendable {
  private let kept: [SettingID: String]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading) throws {
    kept = Dictionary(try journal.values(PersonalSetting.document).map { ($0.id, $0.value) }) { first, _ in first }
  }

  /// The value in force: the default where none was set, or one that this version does not allow.
  public subscript(_ setting: SettingDefinition) -> String {
    kept[setting.id].flatMap { try? setting.normalised($0) } ?? setting.defaultValue
  }
}
