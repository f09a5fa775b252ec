import TrackerApplication
import TrackerCore

/// Line by line: one slider a prompt, then the notes.
extension SliderForm {
  public func introduction(_ style: TextStyle) -> String {
    let words = style.words
    let isKept = sliders.contains { $0.value != nil }
    let ways = [
      isKept
        ? words("Type a number. Enter keeps your answer, - clears it.")
        : words("Type a number, or press Enter to skip."),
      hasNones ? words("0 = there was none.") : nil,
      sliders.contains { $0.earlier != nil } ? words("s = as last time, S = the rest as last time.") : nil,
      words("? = what this means."), canGoBack || sliders.count > 1 ? words("< = back.") : nil,
    ]
    return (heading.lines(style) + style.wrap(ways.compactMap { $0 }.joined(separator: " ")).lines).joined(
      separator: "\n") + "\n"
  }

  public func prompt(_ style: TextStyle) -> String? {
    if asked < sliders.count {
      let slider = sliders[asked]
      let now = slider.value.map { style.words("Your answer: {value}.", ["value": slider.words(of: $0, style.words)]) }
      let asks = style.words(slider.question)
      return style.wrap([asks, now].compactMap { $0 }.joined(separator: " ")) + "\n> "
    }
    guard asked == sliders.count, let notes else { return nil }
    let asks =
      notes.text.isEmpty
      ? style.words("Any notes? Up to {count} characters. Enter skips it.", ["count": "\(notes.maxLength)"])
      : style.words("Any notes? Enter keeps what you wrote.")
    return style.wrap(asks) + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    hasTakenLine = true
    if line == "<" {
      guard asked > 0 else { return canGoBack ? .back : .refused("This is the first question.") }
      asked -= 1
      return .taken
    }
    guard asked < sliders.count else { return takeNotes(line) }
    let slider = sliders[asked]
    switch line {
    case "": break
    case "-": sliders[asked].value = nil
    case "?": return .explained(slider.explanation)
    case "s", "same":
      guard slider.earlier != nil else { return .refused(.noEarlierAnswer) }
      sliders[asked].takeEarlier()
    case "S", "=":
      if let why = fillWithEarlier(from: asked) { return .refused(why) }
      asked = sliders.count
      return .taken
    default:
      guard let value = slider.answer(line: line) else {
        return .refused(hasNones && Scale.isNone(typed: line) ? slider.noNone : slider.refusal)
      }
      sliders[asked].value = value
    }
    asked += 1
    return .taken
  }

  private mutating func takeNotes(_ line: String) -> LineReply {
    if line == "-" { notes?.set("") }
    if !line.isEmpty, line != "-", let why = notes?.set(line) { return .refused(why) }
    asked += 1
    return .taken
  }

  /// A file or pipe that ends leaves the rest unanswered; one that held nothing answers nothing, not even what a draft
  /// holds.
  public mutating func endOfLines() -> FormSignal { hasTakenLine ? .finished : .left }
}
