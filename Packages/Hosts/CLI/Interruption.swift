import Foundation
import Synchronization

/// Whether somebody pressed Ctrl-C while a long file is read, which then ends in order, with a word.
///
/// A signal ends the program on the spot unless a C handler takes it, and such a handler can reach nothing but what is
/// global.
enum Interruption {
  private static let isAsked = Atomic(false)

  /// Takes the next Ctrl-C. Another one ends the program as ever, should nobody ask for the first.
  static func watch() {
    isAsked.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      Interruption.ask()
    }
  }

  /// Lets Ctrl-C end the program as ever.
  static func unwatch() { signal(SIGINT, SIG_DFL) }

  /// What Ctrl-C does.
  static func ask() { isAsked.store(true, ordering: .relaxed) }

  /// Whether it was pressed since this was last asked.
  static func take() -> Bool { isAsked.exchange(false, ordering: .relaxed) }
}
