/// What no journal accepts, in the same words.
extension Entry {
  /// - Throws: `Failure` (`validation`) when a measure or a number of the payload is not finite; it names the metric or
  ///   the kind.
  public func checkStorable(with measures: [Measure]) throws(Failure) {
    guard payload.fields.values.allSatisfy(\.isFinite) else {
      throw Failure(.validation, "An entry of the kind {kind} has a number that is not finite", ["kind": "\(kind)"])
    }
    guard let broken = measures.first(where: { !$0.value.isFinite }) else { return }
    throw Failure(
      .validation, "An entry ({kind}) gives {metric} a number that is not finite",
      ["kind": "\(kind)", "metric": "\(broken.metric)"])
  }
}

extension JSONValue {
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .object(let values): values.values.allSatisfy(\.isFinite)
    case .null, .bool, .text: true
    }
  }
}

extension Forecast {
  /// - Throws: `Failure` (`validation`) when one of its numbers is not finite.
  public func checkStorable() throws(Failure) {
    let expected = severity.map { [$0.value, $0.range.lowerBound, $0.range.upperBound] } ?? []
    let numbers = [probability, range.lowerBound, range.upperBound, baseRate] + expected + contributions.map(\.logOdds)
    guard numbers.allSatisfy(\.isFinite) else {
      throw Failure(
        .validation, "A number in the forecast of {condition} for {day} is not finite",
        ["condition": "\(condition)", "day": .day(forDay)])
    }
  }
}

extension Failure {
  /// Another entry has the key of the one to be put.
  public static func keyIsTaken(by entry: EntryID) -> Failure {
    Failure(
      .validation, "The entry {entry} has the same key",
      ["entry": "\(entry.short)", "command": "symptoms delete \(entry.short)"],
      recovery: "To delete that entry: {command}")
  }

  /// Another program has an action open.
  public static let anotherIsOpen = Failure(
    .storage, "Another file is still being imported",
    recovery: "Wait until it has finished, then try again. Nothing was changed.")

  /// What is written ahead must have a key.
  public static func hasNoKey(_ entry: Entry) -> Failure {
    Failure(.validation, "An entry of the kind {kind} has no key", ["kind": "\(entry.kind)"])
  }

  /// The action that is to be reverted does not exist.
  public static func noSuchAction(_ action: Int64) -> Failure {
    Failure(.validation, "There is no action {action} to change back", ["action": "\(action)"])
  }

  /// A journal with actions can't become what another one was.
  public static var journalIsNotEmpty: Failure {
    Failure(.validation, "This journal is not empty", recovery: "Use an empty folder: --home DIR")
  }

  /// A revision was made by an action that is not there.
  public static func unknownAction(_ action: Int64) -> Failure {
    Failure(.validation, "The change {action} is missing", ["action": .verbatim(Action.name(of: action))])
  }
}
