import TrackerApplication
import TrackerCore

extension SliderForm {
  public func frame(_ style: TextStyle) -> FormFrame {
    let layout = Layout(sliders: sliders, style)
    var blocks = sliders.indices.map { layout.lines(sliders[$0], isFocused: $0 == focus, style) }
    if let notes {
      let isFocused = focus == sliders.count
      blocks.append([
        layout.mark(isFocused, style)
          + notes.line(label: style.words("Notes"), isFocused: isFocused, width: style.width - 2, style)
      ])
    }
    return FormFrame(header: heading.lines(style) + [""], blocks: blocks, focus: focus, footer: [""] + footer(style))
  }

  private func footer(_ style: TextStyle) -> [String] {
    let about: [String]
    if focus < sliders.count {
      let slider = sliders[focus]
      about = style.wrap(style.words(showsWords ? slider.explanation : slider.ends)).lines
    } else {
      about = [style.words("In your own words ({count} characters left).", ["count": "\(notes?.room ?? 0)"])]
    }
    return about + (message.map { style.wrap(style.words($0)).paintedLines(style, .bold) } ?? [])
      + style.flow(keys(style.words), separator: TextStyle.keyGap, indent: 0).paintedLines(style, .faint)
  }

  private func keys(_ words: Phrases) -> [String] {
    let zero = sliders.contains { !$0.scale.holds(0) && $0.scale.holds(10) }
    let number =
      hasNones
      ? words("←→ or a number (0 means none)")
      : zero ? words("←→ or a number (0 means 10)") : words("←→ or a number")
    let same = sliders.contains { $0.earlier != nil }
    return [
      number, sliders.count > 1 || notes != nil ? words("↑↓ next line") : nil,
      same ? words("s as last time") : nil,
      same && sliders.count > 1 ? words("S the rest as last time") : nil, words("Space clears"),
      words("? what this means"), words(finishes), words(canGoBack ? "Esc back" : "Esc stops"),
    ].compactMap { $0 }
  }

  /// Where names, bars and answers stand: in one line where there is room, else the name above.
  struct Layout {
    let name: Int
    let bar: Int
    let isNarrow: Bool
    /// Whether earlier answers have columns of their own; else they stand in the place of an answer that is open.
    let showsEarlier: Bool
    private let hasNones: Bool
    private let answerWidth: Int

    init(sliders: [Slider], _ style: TextStyle) {
      let width = style.width
      let longest = sliders.map(\.name.visibleWidth).max() ?? 0
      let answers = sliders.flatMap { slider in
        slider.scale.bands.map { slider.words(of: $0.upTo, style.words).visibleWidth } + [1]
      }
      let earlier = sliders.compactMap { $0.earlierWords(style.words)?.visibleWidth }.max()
      hasNones = sliders.contains(where: \.hasNoneBelow)
      let values = (sliders.map(\.scale.count).max() ?? 10) + (hasNones ? 1 : 0)
      let name = min(longest, 32)
      func room(_ answer: Int) -> Int { width - 2 - name - 2 - 1 - answer }
      let least = min(values, 10)
      let answer = answers.max() ?? 3
      showsEarlier = longest <= name && room(answer + 2 + (earlier ?? 0)) >= least
      answerWidth = showsEarlier ? answer : max(answer, earlier.map { $0 + 2 } ?? 0)
      let inLine = room(answerWidth + (showsEarlier ? earlier.map { $0 + 2 } ?? 0 : 0))
      isNarrow = longest > name || inLine < least
      bar = max(5, min(values * 2 - 1, isNarrow ? width - 4 - 1 - answerWidth : inLine))
      self.name = name
    }

    func mark(_ isFocused: Bool, _ style: TextStyle) -> String { isFocused ? style.paint("›", .bold) + " " : "  " }

    func lines(_ slider: Slider, isFocused: Bool, _ style: TextStyle) -> [String] {
      let name = isFocused ? style.paint(slider.name, .bold) : slider.name
      let earlier = slider.earlierWords(style.words).map { style.paint($0, .faint) }
      let open = [style.paint("–", .faint), showsEarlier ? nil : earlier].compactMap { $0 }.joined(separator: " ")
      let answer = slider.answer(style) ?? open
      let bar = slider.bar(columns: bar, leavesRoom: hasNones, style).padded(to: bar)
      if isNarrow { return [mark(isFocused, style) + name, "    \(bar) \(answer)"] }
      let aside = showsEarlier ? earlier.map { "  \($0)" } ?? "" : ""
      return [
        mark(isFocused, style) + name.padded(to: self.name)
          + "  \(bar) \(answer.padded(to: answerWidth))\(aside)".trimmedEnd
      ]
    }
  }
}
