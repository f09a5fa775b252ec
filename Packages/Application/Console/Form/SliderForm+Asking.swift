import TrackerApplication
import TrackerCore

/// Line by line: one slider a prompt, then the notes.
extension SliderForm {
  public func introduction(_ style: TextStyle) -> String {
    let words = style.words
    let isKept = sliders.contains { $0.value != nil }
    let ways =
      [
        isKept
          ? "A number answers; an empty line keeps what is answered, “-” clears it"
          : "A number answers, an empty line leaves it unanswered"
      ] + (hasNones ? ["0 or “none” says that there was none"] : [])
      + (sliders.contains { $0.earlier != nil } ? ["“s” answers as before, “S” fills all that follow"] : [])
      + ["“?” explains"] + (canGoBack || sliders.count > 1 ? ["“<” goes back"] : [])
    return (heading.lines(style) + style.wrap(ways.map { words($0) }.joined(separator: ", ") + ".").lines).joined(
      separator: "\n") + "\n"
  }

  public func prompt(_ style: TextStyle) -> String? {
    if asked < sliders.count {
      let slider = sliders[asked]
      let now = slider.value.map {
        " " + style.words("Answered: {value}.", ["value": slider.words(of: $0, style.words)])
      }
      let before = slider.earlierWords.map { " (\($0))" } ?? ""
      return style.wrap("\(slider.name)\(before), \(slider.allowed(style.words)).\(now ?? "")") + "\n> "
    }
    guard asked == sliders.count, let notes else { return nil }
    let asks =
      notes.text.isEmpty
      ? "Notes, up to {count} characters." : "Notes (an empty line keeps them), up to {count} characters."
    return style.wrap(style.words(asks, ["count": "\(notes.maxLength)"])) + "\n> "
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
    case "?": return .explained("\(slider.name): \(slider.explanation())")
    case "s", "same":
      guard slider.earlier != nil else { return .refused("There is no answer from the last 7 days.") }
      sliders[asked].takeEarlier()
    case "S", "=":
      if let why = fillWithEarlier(from: asked) { return .refused(why) }
      asked = sliders.count
      return .taken
    default:
      guard let value = slider.answer(line: line) else {
        return .refused(
          hasNones && Scale.isNone(typed: line)
            ? slider.noNone : "\(slider.name) takes a number: \(slider.allowed()), or an empty line.")
      }
      sliders[asked].value = value
    }
    asked += 1
    return .taken
  }

  private mutating func takeNotes(_ line: String) -> LineReply {
    if line == "-" { notes?.set("") }
    if !line.isEmpty, line != "-", let diagnostic = notes?.set(line) { return .refused(diagnostic) }
    asked += 1
    return .taken
  }

  /// A file or pipe that ends leaves the rest unanswered; one that held nothing answers nothing, not even what a draft
  /// holds.
  public mutating func endOfLines() -> FormSignal { hasTakenLine ? .finished : .left }
}
