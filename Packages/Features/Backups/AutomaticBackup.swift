import Foundation
import TrackerApplication
import TrackerCore

/// The backup that is made by itself.
public struct AutomaticBackup {
  /// How long one may take, in seconds: more where much is attached.
  public var limit: UInt32 { 60 + UInt32(min(attachedSize / 10_000_000, 3_600)) }
  /// How long after a try that failed the next one is made, in seconds.
  private static let pause: Int64 = 3_600
  private let environment: Environment
  /// As much room as so many journals must be free.
  private let room: Int

  public init(_ environment: Environment) { self.init(environment, room: 5) }

  init(_ environment: Environment, room: Int) {
    self.environment = environment
    self.room = room
  }

  /// nil where none is made by itself.
  var interval: BackupInterval? {
    (try? environment.settings.value(of: BackupsModule.schedule).value).flatMap(BackupInterval.init)
  }

  /// Whether one should be made now.
  var isDue: Bool {
    guard let interval, hasJournal else { return false }
    return isDue(interval, BackupState(of: environment.home))
  }

  private func isDue(_ interval: BackupInterval, _ state: BackupState) -> Bool {
    if let attempt = state.attempt, attempt.problem != nil,
      abs(environment.now.seconds - attempt.at.seconds) < AutomaticBackup.pause
    {
      return false
    }
    guard let last = state.automatic else { return true }
    // A clock that was put back must not stop backups for years.
    return abs(day(environment.now).number - day(last).number) >= interval.days
  }

  private func day(_ instant: Instant) -> Day { DayCalendar(zone: environment.zone).local(instant).date }

  private var journalPath: String { "\(environment.home)/\(environment.registry.journalFiles.all.first?.name ?? "")" }

  private var journalSize: Int {
    var status = stat()
    return stat(journalPath, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether there is anything to back up.
  var hasJournal: Bool { journalSize > 0 }

  /// Makes the backup where it is due, and remembers how it went. Nobody is there to be told, so nothing is thrown.
  public func run() {
    guard let interval, hasJournal else { return }
    let home = environment.home
    var isOurs = false
    let began = BackupState.Attempt(at: environment.now, problem: .unfinished)
    _ = try? BackupState.change(in: home) { state in
      isOurs = isDue(interval, state)
      if isOurs { state.attempt = began }
    }
    guard isOurs else { return }
    var problem: BackupState.Attempt.Problem?
    do {
      if hasRoom {
        _ = try BackupMaker(environment).create(made: .automatic)
        _ = try BackupPruner(environment).prune()
      } else {
        problem = .noRoom
      }
    } catch { problem = .failed }
    _ = try? BackupState.change(in: home) { $0.attempt = .init(at: environment.now, problem: problem) }
  }

  /// How much is attached to entries and would be copied, in bytes.
  private var attachedSize: Int {
    guard BackupsModule.takesAttachments(in: environment) else { return 0 }
    let optional = environment.registry.homeFiles.all.filter { $0.backup == .optional }
    let inventory = try? HomeInventory(of: environment.home, files: optional)
    return inventory?.own.reduce(0) { $0 + $1.size } ?? 0
  }

  private var hasRoom: Bool {
    let needed = room * journalSize + 2 * attachedSize
    let folder = BackupFolder(environment)
    try? folder.make()
    return [environment.home, folder.path].allSatisfy { path in
      var status = statvfs()
      guard statvfs(path, &status) == 0 else { return true }
      return UInt64(status.f_bavail) * UInt64(status.f_frsize) >= UInt64(needed)
    }
  }
}

/// The copy that is made before a newer version of the program changes the journal's form.
struct UpdateBackup {
  let environment: Environment

  /// - Parameter form: Of the journal as it is still.
  func make(form: Int) {
    let (home, registry) = (environment.home, environment.registry)
    let folder = BackupFolder(in: home)
    do {
      try folder.working { workshop in
        let state = try BackupState.change(in: home) { _ in }
        var writer = BackupWriter(
          home: home, registry: registry, manifest: BackupManifest(.update, environment, home: state.home))
        writer.form = form
        // An update changes the journal alone.
        writer.takesAttachments = false
        _ = try writer.write(to: folder.path(beforeUpdatingFrom: form), replacing: true, by: workshop)
      }
      BackupPruner(environment).pruneUpdates()
    } catch is BackupWriter.OtherForm {
      // Another command has updated the journal meanwhile, and made the copy.
    } catch {
      // The update itself is all or nothing: without a copy it is still better than no journal.
      environment.warn(
        "No backup could be made before the update of your journal. The update changes everything or nothing.")
    }
  }
}
