import TrackerApplication
import TrackerCore

/// One line of text.
public struct TextForm: FormModel {
  public var heading: FormHeading
  public var input: TextInput
  /// Whether an empty answer is one.
  public var isOptional: Bool
  public var canGoBack: Bool
  private var message: Phrase?
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
    message = .answerNeeded
    return .open
  }

  public func frame(_ style: TextStyle) -> FormFrame {
    let keys = [
      style.words("{count} characters left", ["count": "\(input.room)"]),
      style.words(isOptional ? "Enter continues (you can leave this empty)" : "Enter continues"),
      style.words(canGoBack ? "Esc back" : "Esc stops"),
    ]
    return FormFrame(
      header: heading.lines(style) + [""],
      blocks: [["› " + input.line(label: style.words("Answer"), isFocused: true, width: style.width - 2, style)]],
      footer: [""] + (message.map { style.wrap(style.words($0)).paintedLines(style, .bold) } ?? [])
        + style.flow(keys, separator: TextStyle.keyGap, indent: 0).paintedLines(style, .faint))
  }

  public func introduction(_ style: TextStyle) -> String { heading.lines(style).joined(separator: "\n") + "\n" }

  public func prompt(_ style: TextStyle) -> String? {
    if isTaken { return nil }
    let words = style.words
    let now =
      input.text.isEmpty
      ? (isOptional ? words("Enter skips it.") : nil) : words("Now: {text}. Enter keeps it.", ["text": input.text])
    let parts = [
      now, words("You can type up to {count} characters.", ["count": "\(input.maxLength)"]),
      canGoBack ? words("< = back.") : nil,
    ]
    return style.wrap(parts.compactMap { $0 }.joined(separator: " ")) + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    if line == "<", canGoBack { return .back }
    if line == "-", isOptional {
      input.set("")
      isTaken = true
      return .taken
    }
    if !line.isEmpty, let why = input.set(line) { return .refused(why) }
    guard answer != nil || isOptional else { return .refused(.answerNeeded) }
    isTaken = true
    return .taken
  }
}

extension Phrase {
  /// What is said of a question that cannot be skipped.
  static let answerNeeded: Phrase = "This question needs an answer."
}
