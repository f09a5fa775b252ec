import TrackerCore
import TrackerExclusiveLock

extension ExclusiveLock {
  /// How long commands wait for each other: as long as for the journal.
  private static let patience = Duration.seconds(10)

  /// Takes the lock of a folder whose files are about to be changed.
  ///
  /// - Returns: nil where the folder can't be locked, as on some network disks: then nothing keeps two commands apart.
  /// - Throws: `Failure` (`storage`) where another command has it for ten seconds.
  public static func ofFiles(in folder: String) throws(Failure) -> ExclusiveLock? {
    do { return try ExclusiveLock(folder: folder, patience: patience) } catch {
      guard error == .busy else { return nil }
      throw Failure(
        .storage, "Another command has been saving files in {folder} for {seconds} seconds",
        ["folder": .verbatim(folder), "seconds": .count(Int(patience.components.seconds))],
        recovery: "Wait a moment, then try again. Nothing was changed.")
    }
  }

  /// Does something with files of a folder while no other command does.
  ///
  /// - Throws: `Failure` as `ofFiles(in:)`, and what `body` throws.
  public static func alone<Result>(in folder: String, _ body: () throws -> Result) throws -> Result {
    let lock = try ofFiles(in: folder)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
