import TrackerApplication

extension ChoiceForm {
  public func frame(_ style: TextStyle) -> FormFrame {
    let visible = visible
    let blocks = visible.indices.map { lines(visible[$0], isFocused: $0 == focus, style) }
    let finding = search.isEmpty ? [] : [style.words("Search: {text}", ["text": "\(search)▏"])]
    return FormFrame(
      header: heading.lines(style) + finding + [""], blocks: blocks, focus: max(0, focus), footer: [""] + footer(style))
  }

  private func lines(_ option: ChoiceOption, isFocused: Bool, _ style: TextStyle) -> [String] {
    let mark = isFocused ? style.paint("›", .bold) + " " : "  "
    let box = allowsSeveral ? (isChosen(option) ? "[x]" : "[ ]") : isChosen(option) ? "(•)" : "( )"
    let narrower = TextStyle(
      width: style.width - 6, usesColour: style.usesColour, isPlain: style.isPlain, theme: style.theme,
      words: style.words)
    let painted = narrower.wrap(option.name).lines.map { isFocused ? style.paint($0, .bold) : $0 }
    let first = "\(mark)\(box) \(painted.first ?? "")"
    let about = isFocused ? option.about.map { narrower.wrap($0).paintedLines(style, .faint) } ?? [] : []
    return [first] + (painted.dropFirst() + about).map { "      \($0)" }
  }

  private func nothingFound(_ words: Phrases) -> String? {
    guard findsNothing else { return nil }
    guard let nearest else { return words("No match. Backspace deletes a letter.") }
    return words("No match. Did you mean “{name}”? Press ↓ to select it.", ["name": nearest.name])
  }

  private func footer(_ style: TextStyle) -> [String] {
    let words = style.words
    let keys = [
      words("↑↓ next line"), allowsSeveral && search.isEmpty ? words("Space selects") : nil,
      offersSearch ? words("type to search") : nil,
      words(allowsSeveral && search.isEmpty ? "Enter continues" : "Enter selects"),
      atLeast == 0 ? words("Tab skips") : nil,
      search.isEmpty ? words(canGoBack ? "Esc back" : "Esc stops") : words("Esc clears the search"),
    ]
    let said = [message.map { style.words($0) }, nothingFound(style.words), saysOtherwise].compactMap { $0 }
    return (said.isEmpty ? [] : style.wrap(said.joined(separator: " ")).paintedLines(style, .bold))
      + style.flow(keys.compactMap { $0 }, separator: TextStyle.keyGap, indent: 0).paintedLines(
        style, .faint)
  }
}
