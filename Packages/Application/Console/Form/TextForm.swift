import TrackerApplication
import TrackerCore

/// One line of text.
public struct TextForm: FormModel {
  public var heading: FormHeading
  public var input: TextInput
  /// Whether an empty answer is one.
  public var isOptional: Bool
  public var canGoBack: Bool
  private var message: String?
  private var isTaken = false

  public init(heading: FormHeading, input: TextInput, isOptional: Bool, canGoBack: Bool) {
    self.heading = heading
    self.input = input
    self.isOptional = isOptional
    self.canGoBack = canGoBack
  }

  /// The text without spaces at its ends, nil where there is none.
  public var answer: String? {
    let text = input.text.trimmed
    return text.isEmpty ? nil : text
  }

  public mutating func press(_ key: Key) -> FormSignal {
    message = nil
    switch key {
    case .interrupt, .endOfInput: return .left
    case .escape: return canGoBack ? .back : .left
    case .backTab where canGoBack: return .back
    case .enter, .tab: return finish()
    default: input.press(key)
    }
    return .open
  }

  private mutating func finish() -> FormSignal {
    if answer != nil || isOptional { return .finished }
    message = "This needs an answer."
    return .open
  }

  public func frame(_ style: TextStyle) -> FormFrame {
    let keys = [
      style.words("{count} characters are left", ["count": "\(input.room)"]),
      style.words(isOptional ? "Enter goes on, also without an answer" : "Enter goes on"),
      style.words(canGoBack ? "Esc back" : "Esc leaves"),
    ]
    return FormFrame(
      header: heading.lines(style) + [""],
      blocks: [["› " + input.line(label: style.words("Answer"), isFocused: true, width: style.width - 2, style)]],
      footer: [""] + (message.map { style.wrap(style.words($0)).paintedLines(style, .bold) } ?? [])
        + style.flow(keys, separator: " · ", indent: 0).paintedLines(style, .faint))
  }

  public func introduction(_ style: TextStyle) -> String { heading.lines(style).joined(separator: "\n") + "\n" }

  public func prompt(_ style: TextStyle) -> String? {
    if isTaken { return nil }
    let words = style.words
    let skips = isOptional ? words("An empty line skips it.") + " " : ""
    let now = input.text.isEmpty ? skips : words("Now: {text}. An empty line keeps it.", ["text": input.text]) + " "
    let room = words("Up to {count} characters", ["count": "\(input.maxLength)"])
    return style.wrap("\(now)\(room)\(canGoBack ? words("; “<” goes back") : "").") + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    if line == "<", canGoBack { return .back }
    if line == "-", isOptional {
      input.set("")
      isTaken = true
      return .taken
    }
    if !line.isEmpty, let diagnostic = input.set(line) { return .refused(diagnostic) }
    guard answer != nil || isOptional else { return .refused("This needs an answer.") }
    isTaken = true
    return .taken
  }
}
