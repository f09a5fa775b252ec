extension ChoiceForm {
  public func frame(_ style: TextStyle) -> FormFrame {
    var body: [String] = []
    var focused = 0..<0
    for (index, option) in visible.enumerated() {
      let lines = lines(option, isFocused: index == focus, style)
      if index == focus { focused = body.count..<(body.count + lines.count) }
      body += lines
    }
    let finding = search.isEmpty ? [] : ["Search: \(search)▏"]
    return FormFrame(header: heading.lines(style) + finding + [""], body: body, focus: focused, footer: [""] + footer(style))
  }

  private func lines(_ option: ChoiceOption, isFocused: Bool, _ style: TextStyle) -> [String] {
    let mark = isFocused ? style.paint("›", .bold) + " " : "  "
    let box = allowsSeveral ? (isChosen(option) ? "[x]" : "[ ]") : isChosen(option) ? "(•)" : "( )"
    let name = style.wrap(option.name, indent: 0, first: 6).lines
    let painted = name.map { isFocused ? style.paint($0, .bold) : $0 }
    let first = "\(mark)\(box) \(painted.first ?? "")"
    let narrower = TextStyle(width: style.width - 7, usesColour: style.usesColour, isPlain: style.isPlain)
    let about = isFocused ? option.about.map { narrower.wrap($0).paintedLines(style, .faint) } ?? [] : []
    return [first] + (painted.dropFirst() + about).map { "      \($0)" }
  }

  private func footer(_ style: TextStyle) -> [String] {
    let enter = !allowsSeveral ? "Enter chooses" : search.isEmpty ? "Enter goes on" : "Enter chooses"
    let keys = [
      "↑↓ moves", allowsSeveral ? "Space chooses" : nil, options.count > 7 ? "type to search" : nil, enter,
      atLeast == 0 ? "Tab skips" : nil, search.isEmpty ? (canGoBack ? "Esc back" : "Esc leaves") : "Esc clears the search",
    ]
    return (message.map { style.wrap($0).paintedLines(style, .bold) } ?? [])
      + style.wrap(keys.compactMap { $0 }.joined(separator: " · ")).paintedLines(style, .faint)
  }
}
