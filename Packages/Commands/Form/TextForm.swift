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
      "\(input.room) characters are left", "Enter goes on\(isOptional ? ", also without an answer" : "")",
      canGoBack ? "Esc back" : "Esc leaves",
    ]
    return FormFrame(
      header: heading.lines(style) + [""], blocks: [["› " + input.line(label: "Answer", isFocused: true, width: style.width - 2, style)]],
      footer: [""] + (message.map { style.wrap($0).paintedLines(style, .bold) } ?? [])
        + style.flow(keys, separator: " · ", indent: 0).paintedLines(style, .faint))
  }

  public func introduction(_ style: TextStyle) -> String { heading.lines(style).joined(separator: "\n") + "\n" }

  public func prompt(_ style: TextStyle) -> String? {
    if isTaken { return nil }
    let now = input.text.isEmpty ? (isOptional ? "An empty line skips it. " : "") : "Now: \(input.text). An empty line keeps it. "
    return style.wrap("\(now)Up to \(input.maxLength) characters\(canGoBack ? "; “<” goes back" : "").") + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    if line == "<", canGoBack { return .back }
    if line == "-", isOptional {
      input.set("")
      isTaken = true
      return .taken
    }
    if !line.isEmpty, let fault = input.set(line) { return .refused(fault) }
    guard answer != nil || isOptional else { return .refused("This needs an answer.") }
    isTaken = true
    return .taken
  }
}
