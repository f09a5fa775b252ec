import TrackerCore

extension CommandContext {
  /// Whether forms are drawn with keys; else everything is asked line by line.
  public var asksWithKeys: Bool { terminal.isInteractive && !isPlain }

  /// Asks a form until the person finishes, goes back or leaves. What was drawn is removed afterwards.
  ///
  /// - Parameter keeping: Called after every key or line with the form as it is; keeps drafts.
  /// - Throws: what `keeping` throws; `Failure` (`validation`) for a refused line of a file or pipe, whose next line would answer another
  ///   question.
  public func ask<Form: FormModel>(_ form: inout Form, keeping: (Form) throws -> Void = { _ in }) throws -> FormSignal {
    asksWithKeys ? try askWithKeys(&form, keeping) : try askByLines(&form, keeping)
  }

  private func askWithKeys<Form: FormModel>(_ form: inout Form, _ keeping: (Form) throws -> Void) throws -> FormSignal {
    try terminal.withKeys { next in
      var screen = FormScreen()
      func show(_ form: Form) {
        let style = style
        terminal.write(screen.draw(form.frame(style).lines(rows: terminal.height), width: style.width))
      }
      terminal.write(FormScreen.hidesCursor)
      defer { terminal.write(screen.erase(width: style.width) + FormScreen.showsCursor) }
      while true {
        show(form)
        let signal = form.press(next())
        try keeping(form)
        if signal != .open { return signal }
      }
    }
  }

  /// Prompts go to standard error: standard output is the answer alone.
  private func askByLines<Form: FormModel>(_ form: inout Form, _ keeping: (Form) throws -> Void) throws -> FormSignal {
    terminal.writeError(form.introduction(style))
    while let prompt = form.prompt(style) {
      terminal.writeError(prompt)
      guard let line = terminal.readLine() else {
        terminal.writeError("\n")
        return terminal.hasKeyboard ? .left : form.endOfLines()
      }
      switch form.take(line.trimmed) {
      case .taken: try keeping(form)
      case .explained(let text): terminal.writeError(style.wrap(text) + "\n")
      case .back: return .back
      case .refused(let why):
        guard terminal.hasKeyboard else { throw Failure(.validation, "A line of the input is no answer: \(why)") }
        terminal.writeError(style.wrap(why) + "\n")
      }
    }
    return .finished
  }
}
