import TrackerApplication
import TrackerCore

extension Console {
  /// Whether forms are drawn with keys; else everything is asked line by line.
  public var asksWithKeys: Bool { terminal.isInteractive && !isPlain }

  /// Asks a form until the person finishes, goes back or leaves. What was drawn is removed afterwards.
  ///
  /// - Parameters:
  ///   - above: So many rows above the form are to stay on the screen.
  ///   - keeping: Called after every key or line with the form as it is; keeps drafts.
  ///   - resting: Called once with the form as it is where no key came for about half a second; keeps what `keeping`
  ///     leaves until a word is finished.
  /// - Throws: what `keeping` and `resting` throw; `Failure` (`validation`) for a refused line of a file or pipe, whose
  ///   next line would answer another question.
  public func ask<Form: FormModel>(
    _ form: inout Form, above: Int = 0, keeping: (Form) throws -> Void = { _ in },
    resting: (Form) throws -> Void = { _ in }
  ) throws -> FormSignal {
    asksWithKeys ? try askWithKeys(&form, above: above, keeping, resting) : try askByLines(&form, keeping)
  }

  /// So many pauses are a rest.
  private static let pausesOfRest = 2

  private func askWithKeys<Form: FormModel>(
    _ form: inout Form, above: Int, _ keeping: (Form) throws -> Void, _ resting: (Form) throws -> Void
  ) throws -> FormSignal {
    try terminal.withKeysAndPauses { next in
      var screen = FormScreen()
      var pauses = 0
      defer { terminal.put(screen.erase(width: terminal.width), to: .output) }
      while true {
        terminal.put(screen.draw(lines(of: form.frame, above: above), width: terminal.width), to: .output)
        var key = next()
        while key == .pause {
          pauses += 1
          if pauses == Self.pausesOfRest { try resting(form) }
          key = next()
        }
        pauses = 0
        if key == .redraw {
          screen.forget()
          terminal.put("\r\n", to: .output)
          continue
        }
        let signal = form.press(key)
        try keeping(form)
        if signal != .open { return signal }
      }
    }
  }

  /// The lines of a frame, as the terminal has room for them now.
  func lines(of frame: (TextStyle) throws -> FormFrame, above: Int = 0) rethrows -> [String] {
    // The last column stays empty: what follows a character there differs from terminal to terminal.
    var narrower = style
    narrower.width = max(20, terminal.width - 1)
    return try frame(narrower).lines(rows: terminal.height - above, words).map {
      style.shown(style.usesColour ? $0.withoutForeignControls : $0.withoutControls)
    }
  }

  /// Prompts go to standard error: standard output is the answer alone.
  private func askByLines<Form: FormModel>(_ form: inout Form, _ keeping: (Form) throws -> Void) throws -> FormSignal {
    terminal.writeError(style.shown(form.introduction(style)))
    while let prompt = form.prompt(style) {
      terminal.writeError(style.shown(prompt))
      guard let line = terminal.readLine() else {
        terminal.writeError("\n")
        return terminal.hasKeyboard ? .left : form.endOfLines()
      }
      switch form.take(line.trimmed) {
      case .taken: try keeping(form)
      case .explained(let text): terminal.writeError(style.shown(style.wrap(words(text)) + "\n"))
      case .back: return .back
      case .refused(let why):
        guard terminal.hasKeyboard else {
          throw Failure(.validation, "One of the answers in your input cannot be used: {why}", ["why": why])
        }
        terminal.writeError(style.shown(style.wrap(words(why)) + "\n"))
      }
    }
    return .finished
  }
}
