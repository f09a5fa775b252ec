import Dispatch
import Foundation
import Synchronization

/// Works on many things side by side; what it gives does not depend on how many at once.
public struct SideBySide: Sendable {
  /// How many things are worked on at once, from 1.
  public let workers: Int

  /// Things of one turn: their results wait until all of them are there.
  private static let turn = 64
  private static let most = 64

  /// - Parameter jobs: How many things to work on at once, from 1; nil for as many as there are processors.
  public init(jobs: Int? = nil) {
    workers = jobs ?? min(SideBySide.most, max(1, ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Calls `body` with each thing and what `work` makes of it, in the order of the things.
  public func forEach<Item: Sendable, Made: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Made, _ body: (Item, Made) throws -> Void
  ) rethrows {
    for start in stride(from: 0, to: items.count, by: SideBySide.turn) {
      let turn = Array(items[start..<min(items.count, start + SideBySide.turn)])
      for (item, made) in zip(turn, all(turn, work)) { try body(item, made) }
    }
  }

  private func all<Item: Sendable, Made: Sendable>(_ items: [Item], _ work: @Sendable (Item) -> Made) -> [Made] {
    let next = Atomic(0)
    let done = Mutex<[Int: Made]>([:])
    DispatchQueue.concurrentPerform(iterations: min(workers, items.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let made = work(items[index])
        done.withLock { $0[index] = made }
      }
    }
    return done.withLock { done in items.indices.compactMap { done[$0] } }
  }
}
