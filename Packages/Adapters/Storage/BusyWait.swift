import Foundation
import Synchronization

/// How a program waits for another one that is writing: it asks again every few milliseconds. SQLite's own way asks
/// ever more rarely, so that among many writers those that have waited long are passed by.
final class BusyWait: Sendable {
  private static let pause: UInt32 = 5_000

  private let limit: Duration
  private let began = Mutex(ContinuousClock.now)

  init(seconds: Double) { limit = .seconds(seconds) }

  /// - Parameter tries: How often the same lock was asked for before, 0 at first.
  /// - Returns: Whether it is asked for again; the time has passed then.
  func asksAgain(_ tries: Int) -> Bool {
    let now = ContinuousClock.now
    let waited = began.withLock { began in
      if tries == 0 { began = now }
      return began.duration(to: now)
    }
    guard waited < limit else { return false }
    usleep(BusyWait.pause)
    return true
  }
}
