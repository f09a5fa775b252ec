import Foundation
import Testing
import TrackerExclusiveLock

@Suite struct ExclusiveLockTests {
  private let folder = "\(NSTemporaryDirectory())/lock-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test("a folder is had by one holder at a time, and leaves no file behind")
  func oneAtATime() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first: ExclusiveLock? = try ExclusiveLock(folder: folder)
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(folder: folder) }
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(folder: folder, patience: .milliseconds(12)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    withExtendedLifetime(first) {}
    first = nil
    #expect(throws: Never.self) { try ExclusiveLock(folder: folder) }
  }

  /// What `body` gives, on a thread of its own. Whoever waits for a lock holds up a thread, and the few that tests run
  /// on may be needed to let go of the lock.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }

  @Test("whoever waits has the folder once the other lets go of it")
  func waiting() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var held: ExclusiveLock? = try ExclusiveLock(folder: folder)
    withExtendedLifetime(held) {}
    async let waiting: Void = onThread { [folder] in
      let lock = try ExclusiveLock(folder: folder, patience: .seconds(600))
      withExtendedLifetime(lock) {}
    }
    held = nil
    try await waiting
  }

  @Test("a file that is locked goes with its lock, and whoever waited for it locks a new one")
  func file() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/busy"
    var held: ExclusiveLock? = try ExclusiveLock(file: file)
    #expect(throws: ExclusiveLock.Refusal.busy) { try ExclusiveLock(file: file) }
    withExtendedLifetime(held) {}
    async let waiting = onThread {
      let lock = try ExclusiveLock(file: file, patience: .seconds(600))
      return withExtendedLifetime(lock) { FileManager.default.fileExists(atPath: file) }
    }
    try await Task.sleep(for: .milliseconds(20))
    held = nil
    #expect(try await waiting)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("what is no folder is told from a folder that another program has")
  func unusable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: ExclusiveLock.Refusal.unusable(code: ENOENT)) { try ExclusiveLock(folder: "\(folder)/none") }
    #expect(FileManager.default.createFile(atPath: "\(folder)/file", contents: nil))
    #expect(throws: ExclusiveLock.Refusal.unusable(code: ENOTDIR)) { try ExclusiveLock(folder: "\(folder)/file") }
  }
}
