import TrackerApplication
import TrackerCore

/// What is about to be saved, in words: Enter saves it, `e` goes back to the line it was made of, Escape leaves it.
public struct PreviewForm: FormModel {
  /// What the person chose.
  public enum Choice: Sendable, Hashable { case save, edit, leave }

  public var heading: FormHeading
  /// One line each.
  public var lines: [String]
  /// Whether there is a line to go back to.
  public var canEdit: Bool
  private var isTaken = false
  private var isLeft = false

  public init(heading: FormHeading, lines: [String], canEdit: Bool = false) {
    self.heading = heading
    self.lines = lines
    self.canEdit = canEdit
  }

  public mutating func press(_ key: Key) -> FormSignal {
    switch key {
    case .enter: return .finished
    case .character("e") where canEdit: return .back
    case .interrupt, .endOfInput, .escape: return .left
    default: return .open
    }
  }

  private func keys(_ style: TextStyle) -> [String] {
    [style.words("Enter saves"), canEdit ? style.words("e changes the line") : nil, style.words("Esc stops")]
      .compactMap(\.self)
  }

  private func wrapped(_ style: TextStyle) -> [[String]] {
    lines.map { style.wrap($0, indent: 2, first: 0).lines }
  }

  public func frame(_ style: TextStyle) -> FormFrame {
    FormFrame(
      header: heading.lines(style) + [""], blocks: wrapped(style),
      footer: [""] + style.flow(keys(style), separator: TextStyle.keyGap, indent: 0).paintedLines(style, .faint))
  }

  public func introduction(_ style: TextStyle) -> String {
    (heading.lines(style) + wrapped(style).flatMap { $0 }).joined(separator: "\n") + "\n"
  }

  public func prompt(_ style: TextStyle) -> String? {
    if isTaken { return nil }
    let ways = style.words(
      canEdit ? "Enter saves it. e changes the line, n leaves it." : "Enter saves it. n leaves it.")
    return style.wrap(ways) + "\n> "
  }

  public mutating func take(_ line: String) -> LineReply {
    if line.isEmpty || YesNo.answer(line) == true {
      isTaken = true
      return .taken
    }
    if line.lowercased() == "e", canEdit { return .back }
    isLeft = YesNo.answer(line) == false
    return isLeft ? .back : .refused("Press Enter, or type n.")
  }

  fileprivate func choice(of signal: FormSignal) -> Choice {
    switch signal {
    case .finished: .save
    case .back: isLeft ? .leave : .edit
    case .open, .left: .leave
    }
  }
}

extension Console {
  /// Shows what is about to be saved, and asks whether it is right.
  ///
  /// - Throws: what the terminal throws.
  public func preview(_ form: PreviewForm) throws -> PreviewForm.Choice {
    var form = form
    return form.choice(of: try ask(&form))
  }
}
