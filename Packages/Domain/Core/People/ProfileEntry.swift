/// One answer of the profile as the journal keeps it: each is a document of its own, so that each is undone by itself,
/// and two commands at once lose nothing.
public struct ProfileEntry: Codable, Sendable, Hashable {
  /// What it says of the person, such as `sex`; the key of its document, too.
  public var field: String
  /// A text; of a birth date ISO, of the sex at birth the id of a choice; of an amount the number in cm or kg.
  public var value: JSONValue

  public init(field: String, value: JSONValue) {
    self.field = field
    self.value = value
  }

  /// One for each field.
  public static let document = DocumentKind<ProfileEntry>("profile", each: "of-person.")

  /// The sex at birth.
  public static let sex = "sex"
  public static let birthDate = "birth-date"
  public static let lastName = "last-name"
}

extension Day {
  /// Whole years since another day, as ages are counted.
  public func years(since birth: Day) -> Int {
    let (born, now) = (birth.components, components)
    let hadBirthday = (now.month, now.day) >= (born.month, born.day)
    return now.year - born.year - (hadBirthday ? 0 : 1)
  }
}

extension JournalReading {
  /// What parts of packs may depend on, but for what is said of one condition alone.
  ///
  /// - Parameters:
  ///   - asked: What is read; the rest is nil.
  ///   - day: Whose age is wanted.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func traits(_ asked: Set<PersonTraits.Part>, on day: Day) throws -> PersonTraits {
    var traits = PersonTraits()
    if asked.contains(.sex) {
      let sex = try value(ProfileEntry.document, of: ProfileEntry.sex)?.value.text
      traits.sex = sex.flatMap(AppliesTo.Sex.init(rawValue:))
    }
    if asked.contains(.age) {
      let birth = try value(ProfileEntry.document, of: ProfileEntry.birthDate)?.value.text.flatMap { Day($0) }
      traits.age = birth.map { day.years(since: $0) }
    }
    return traits
  }
}
