import TrackerApplication

/// What stays on the screen and changes by itself, such as cards of a day that another program writes to.
public protocol FollowedScreen {
  /// Looks at what there is now. Asked before each frame and every quarter of a second, so it costs next to nothing
  /// where nothing has changed.
  ///
  /// - Returns: Whether anything that is shown may have changed.
  mutating func update() throws -> Bool
  /// What is on the screen.
  func frame(_ style: TextStyle) -> FormFrame
  /// What a key does.
  mutating func press(_ key: Key) -> FormSignal
}

extension Console {
  /// Shows what changes by itself until a key ends it. What was drawn is removed then, and the terminal is as before.
  /// Nothing is drawn while nothing changes.
  ///
  /// - Returns: What the key meant that ended it.
  /// - Throws: what the screen's `update` throws.
  public func follow<Screen: FollowedScreen>(_ followed: inout Screen) throws -> FormSignal {
    try terminal.withKeysAndPauses { next in
      var screen = FormScreen()
      var shown: (lines: [String], width: Int)?
      var hasChanged = true
      defer { terminal.put(screen.erase(width: terminal.width), to: .output) }
      while true {
        if try followed.update() { hasChanged = true }
        if hasChanged {
          let now = (lines: lines(of: followed.frame), width: terminal.width)
          if shown.map({ $0 != now }) ?? true { terminal.put(screen.draw(now.lines, width: now.width), to: .output) }
          shown = now
          hasChanged = false
        }
        let key = next()
        guard key != .pause else { continue }
        hasChanged = true
        switch key {
        case .resized: continue
        case .redraw:
          screen.forget()
          shown = nil
          terminal.put("\r\n", to: .output)
        default:
          let signal = followed.press(key)
          if signal != .open { return signal }
        }
      }
    }
  }
}

extension TextStyle {
  /// The lines that name keys with what they do, such as `Enter saves`.
  public func lines(ofKeys keys: [String]) -> [String] {
    flow(keys, separator: TextStyle.keyGap, indent: 0).paintedLines(self, .faint)
  }
}
