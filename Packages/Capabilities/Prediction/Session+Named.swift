import TrackerApplication
import TrackerCore

extension Session {
  /// The conditions that an option names: all where it names none.
  ///
  /// - Throws: `Failure` (`validation`) for one that the person does not have.
  func conditions(named id: String?) throws -> [ActiveCondition] {
    guard let id else { return person.conditions }
    guard let found = person.conditions.first(where: { $0.id.rawValue == id }) else {
      throw Failure.invalid([
        Diagnostic(
          code: "no-condition", "There is no such condition among yours", found: "“\(id)”",
          allowed: person.conditions.map(\.id.rawValue).joined(separator: ", "))
      ])
    }
    return [found]
  }
}
