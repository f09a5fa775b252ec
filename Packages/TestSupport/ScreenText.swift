/// What a terminal would show of a program's output: line breaks, carriage returns, and the few sequences that forms
/// use (up, erase to the end of line or screen). Colours and cursor visibility are ignored.
public struct ScreenText: Sendable, Hashable {
  private var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  private var sequence: String?

  public init() {}

  /// The visible lines without spaces at their ends and without empty lines at the end.
  public var lines: [String] {
    var lines = rows.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  public var text: String { lines.joined(separator: "\n") }

  public mutating func write(_ text: String) {
    // "\r\n" is one Character.
    for character in text.flatMap({ $0 == "\r\n" ? ["\r", "\n"] : [$0] }) {
      if var begun = sequence {
        begun.append(character)
        sequence = begun
        if character.isLetter { obey(begun) }
        continue
      }
      switch character {
      case "\u{1B}": sequence = ""
      case "\r": column = 0
      case "\n":
        row += 1
        column = 0
        while rows.count <= row { rows.append([]) }
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    while rows[row].count < column { rows[row].append(" ") }
    if column < rows[row].count { rows[row][column] = character } else { rows[row].append(character) }
    column += 1
  }

  private mutating func obey(_ text: String) {
    sequence = nil
    switch text.last {
    case "A": row = max(0, row - (Int(text.dropFirst().dropLast()) ?? 1))
    case "K": rows[row] = Array(rows[row].prefix(column))
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      rows = Array(rows[...row])
    default: break
    }
  }
}
