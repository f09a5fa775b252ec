import TrackerApplication
import TrackerCore

/// Questions whose answers are not shown.
extension Console {
  /// Whether somebody can type what is not shown.
  public var asksInSecret: Bool { terminal.isInteractive }

  /// Asks for a line that is not shown while it is typed.
  ///
  /// - Returns: nil where the person leaves.
  /// - Throws: `Failure` (`system`) where the terminal can't hide it.
  public func secret(_ prompt: Phrase) throws -> String? {
    terminal.writeError(words(prompt) + " ")
    defer { terminal.writeError("\n") }
    return try terminal.withKeys { next in
      var typed = ""
      while true {
        switch next() {
        case .enter: return typed
        case .interrupt, .endOfInput: return nil
        case .backspace: _ = typed.popLast()
        case .character(let character) where !character.unicodeScalars.contains(where: { $0.value < 32 }):
          typed.append(character)
        default: continue
        }
      }
    }
  }
}
