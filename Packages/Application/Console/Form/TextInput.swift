import TrackerApplication
import TrackerCore

/// A line of text being typed: pure, with a cursor.
public struct TextInput: Sendable, Hashable {
  public private(set) var text: String
  /// In characters.
  public let maxLength: Int
  /// In characters from the start.
  private var cursor: Int

  public init(_ text: String = "", maxLength: Int) {
    self.text = String(text.prefix(maxLength))
    self.maxLength = maxLength
    self.cursor = self.text.count
  }

  /// Characters that still fit.
  public var room: Int { maxLength - text.count }

  /// Replaces the text.
  ///
  /// - Returns: why it does not fit, nil where it does.
  @discardableResult
  public mutating func set(_ text: String) -> Phrase? {
    if text.count > maxLength {
      return .words("That's too long: up to {count} characters fit.", ["count": .count(maxLength)])
    }
    if text.contains(where: \.isControl) { return "That text has hidden characters. Type it by hand." }
    self.text = text
    cursor = text.count
    return nil
  }

  /// What a key does to the text; keys that mean nothing in a text, control characters and characters past the end of
  /// the room do nothing.
  public mutating func press(_ key: Key) {
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace where cursor > 0:
      text.remove(at: text.index(text.startIndex, offsetBy: cursor - 1))
      cursor -= 1
    case .character("\u{15}"):  // Ctrl-U
      text = ""
      cursor = 0
    case .character(let character) where !character.isControl:
      var changed = text
      changed.insert(character, at: text.index(text.startIndex, offsetBy: cursor))
      guard changed.count <= maxLength else { return }
      // An accent or a joined emoji may melt into the character before it.
      cursor += changed.count - text.count
      text = changed
    default: break
    }
  }

  /// `Label: text▏`, the end of the text kept in sight.
  func line(label: String, isFocused: Bool, width: Int, _ style: TextStyle) -> String {
    let name = isFocused ? style.paint(label, .bold) : label
    return "\(name): \(shown(isFocused: isFocused, width: width - label.count - 2))"
  }

  /// `text▏` in a room of so many columns, what stands around the cursor kept in sight.
  func shown(isFocused: Bool, width: Int) -> String {
    let before = String(text.prefix(cursor))
    let shown = isFocused ? before + "▏" + text.dropFirst(cursor) : text
    let room = max(5, width - 1)
    var visible = Substring(shown)
    if isFocused {
      while visible.visibleWidth > room, visible.count > text.count - cursor + 1 { visible = visible.dropFirst() }
    }
    return String(visible).cut(to: room)
  }

  /// Whether the cursor stands behind the last character.
  var isAtEnd: Bool { cursor == text.count }
}

extension String {
  /// Whether the text is one that was kept before, with more of its last word: what is typed is kept at the end of each
  /// word, not with every letter.
  public func isWithinWord(since kept: String) -> Bool {
    hasPrefix(kept) && !dropFirst(kept.count).contains(" ")
  }
}

extension Character {
  var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
