import Foundation
import Synchronization
import TrackerApplication

/// The command lines that a computer was asked to run.
final class Recorded: Sendable {
  private let lines = Mutex<[[String]]>([])

  var all: [[String]] { lines.withLock { $0 } }
  func add(_ words: [String]) { lines.withLock { $0.append(words) } }
}
