import TrackerApplication
import TrackerCore

/// What was removed of a home, or would be.
public struct EraseView: ReadModel {
  public static let schema = "erase/1"
  /// What has to be typed, in English; translated it is taken, too.
  public static let confirmation = "erase everything"

  var home: String
  /// Whether it is gone.
  var done: Bool
  /// The paths of the program's files.
  var removed: [String]
  /// What is in the home and not the program's, which stays.
  var stays: [String]
  /// Folders elsewhere in which the program has files that stay, such as backups.
  var elsewhere: [String]

  private enum CodingKeys: String, CodingKey { case home, done, removed, stays, elsewhere }

  public init(_ inventory: HomeInventory, done: Bool, elsewhere: [String] = []) {
    self.elsewhere = elsewhere
    home = inventory.home
    self.done = done
    removed = inventory.own.map(\.path)
    stays = inventory.foreign.map(\.path)
  }

  /// Whether there is nothing to remove.
  public var isEmpty: Bool { removed.isEmpty }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !isEmpty else {
      return [.sentence("\(format("There is nothing to erase in {home}.", ["home": home]))")] + foreign(format)
    }
    let opening =
      done
      ? format("Erased: your entries, answers, forecasts, settings and own packs.")
      : format("This erases your entries, answers, forecasts, settings and own packs. Undo cannot bring them back.")
    let list: [Block] = done ? [] : [.list(.init(removed.map { "\($0)" }))]
    let others: [Block] =
      elsewhere.isEmpty
      ? [] : [.sentence("\(format("Files in these other folders stay:"))"), .list(.init(elsewhere.map { "\($0)" }))]
    return [.sentence("\(opening)")] + list + foreign(format) + others + [
      .sentence("\(format("Not erased: copies elsewhere, such as exports and backups, and the program itself."))")
    ]
  }

  private func foreign(_ format: TextFormatter) -> [Block] {
    guard !stays.isEmpty else { return [] }
    return [
      .sentence("\(format("These files are not from the program, so they stay:"))"),
      .list(.init(stays.map { "\($0)" })),
    ]
  }
}
