import TrackerApplication
import TrackerCore

/// How text is set: width, colour, and whether it must read well line by line.
public struct TextStyle: Sendable {
  /// Columns, at least 20.
  public var width: Int
  public var usesColour: Bool
  /// One thing a line, values with their words, no alignment by columns.
  public var isPlain: Bool
  public var theme: Theme
  /// The program's words in the person's language.
  public var words: Phrases
  /// The year that goes without saying; nil where every day is told with its year.
  public var year: Int?
  /// How commands begin.
  public var invocation: Invocation
  /// Whether only ASCII is shown, as a C locale asks.
  public var isASCII: Bool

  public init(
    width: Int, usesColour: Bool, isPlain: Bool, theme: Theme = .terminal, words: Phrases = .english, year: Int? = nil,
    invocation: Invocation = Invocation(), isASCII: Bool = false
  ) {
    self.width = max(20, width)
    self.usesColour = usesColour
    self.isPlain = isPlain
    self.theme = theme
    self.words = words
    self.year = year
    self.invocation = invocation
    self.isASCII = isASCII
  }

  /// A text that is shown as it is, in ASCII where that is asked for.
  func shown(_ text: String) -> String { isASCII ? text.inASCII : text }

  /// `Thursday 12 March`, with its year where it is not the current one.
  public func short(_ day: Day) -> String { words.short(day, inYear: year) }

  /// What stands between the keys that a form names.
  static let keyGap = "   "

  /// 80 columns without colour: what files and pipes get.
  public static let file = TextStyle(width: 80, usesColour: false, isPlain: false)

  /// A colour or weight of text. The theme decides which colour of the terminal it is.
  public enum Paint: Sendable, CaseIterable {
    case green, yellow, red, bold, faint

    public init(_ colour: BandColour) {
      switch colour {
      case .green: self = .green
      case .yellow: self = .yellow
      case .red: self = .red
      }
    }
  }

  /// Text in a colour or weight, as it is where colour is off. Never the only sign of a state.
  public func paint(_ text: String, _ paints: Paint...) -> String { paint(text, paints) }

  private func paint(_ text: String, _ paints: [Paint]) -> String {
    guard usesColour, !text.isEmpty, !paints.isEmpty else { return text }
    return "\u{1B}[\(paints.map(theme.code(of:)).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// A part of a text in its own colour, else in those of its tones. The themes that were made for reading well keep to
  /// their own colours.
  public func paint(_ run: RichText.Run, _ more: [RichText.Tone] = []) -> String {
    guard let colour = run.colour, usesColour, !theme.isOnBlack, !run.text.isEmpty else {
      return paint(run.text, run.tones + more)
    }
    return "\u{1B}[38;5;\(colour.nearestXterm)m\(run.text)\u{1B}[0m"
  }

  /// Text in the colours and weights of tones.
  public func paint(_ text: String, _ tones: [RichText.Tone]) -> String {
    paint(
      text,
      tones.reduce(into: [Paint]()) { paints, tone in
        let paint: Paint =
          switch tone {
          case .good: .green
          case .fair: .yellow
          case .bad: .red
          case .strong: .bold
          case .faint, .unknown: .faint
          }
        if !paints.contains(paint) { paints.append(paint) }
      })
  }

  /// Breaks text at spaces so that no line is wider than `width`; lines after the first begin with `indent` spaces.
  /// Words wider than a line stay whole.
  public func wrap(_ text: String, indent: Int = 0, first: Int = 0) -> String {
    let room = max(10, width)
    var lines: [String] = []
    var line = ""
    var used = first
    for word in words(of: text, room: room - indent) {
      let length = word.visibleWidth
      if !line.isEmpty, used + 1 + length > room {
        lines.append(line)
        line = ""
        used = indent
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += length
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

extension TextStyle {
  private static let longestLeadIn = 10

  /// Words that lines may be broken between: a number keeps its percent sign, a short lead-in such as `Type:` is not
  /// left alone on its line, and a command at the end stays whole where a line has room for it, so that it can be
  /// copied. One that begins with a path or has options of the program's own stays whole on a line of its own.
  private func words(of text: String, room: Int) -> [String] {
    let program = invocation.program.split(separator: " ").first ?? ""
    var words: [String] = []
    var rest = text.split(separator: " ", omittingEmptySubsequences: true)[...]
    while let word = rest.popFirst() {
      guard let last = words.indices.last else {
        words.append(String(word))
        continue
      }
      let isLed = last == 0 && TextStyle.isLeadIn(words[last])
      if word == program, words[last].hasSuffix(":"), rest.dropLast().allSatisfy({ !$0.hasSuffix(".") }) {
        let command = ([word] + rest).joined(separator: " ")
        if (isLed ? words[last].visibleWidth + 1 : 0) + command.visibleWidth <= room {
          return words.dropLast(isLed ? 1 : 0) + [isLed ? "\(words[last]) \(command)" : command]
        }
        if invocation.isSpecial { return words + [command] }
      }
      if word.first == "%" || isLed { words[last] += " \(word)" } else { words.append(String(word)) }
    }
    return words
  }

  private static func isLeadIn(_ word: String) -> Bool { word.count <= longestLeadIn && word.hasSuffix(":") }
}

extension StringProtocol {
  /// Columns on a terminal, escape sequences aside; wide East Asian characters and emoji count two.
  public var visibleWidth: Int {
    // Nearly every text is plain ASCII.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    var width = 0
    var inEscape = false
    for character in self {
      if character == "\u{1B}" { inEscape = true }
      if inEscape {
        if character.isLetter { inEscape = false }
        continue
      }
      guard let scalar = character.unicodeScalars.first else { continue }
      let isWide =
        (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value)
        || (0xF900...0xFAFF).contains(scalar.value) || (0xFE30...0xFE6F).contains(scalar.value)
        || (0xFF00...0xFF60).contains(scalar.value)
        || scalar.properties.isEmojiPresentation
      width += isWide ? 2 : 1
    }
    return width
  }

  /// The text with spaces after it up to a width in columns.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - visibleWidth))
  }
}
