import TrackerApplication
import TrackerCore

extension SliderForm {
  public func frame(_ style: TextStyle) -> FormFrame {
    let layout = Layout(sliders: sliders, width: style.width)
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
      about =
        style.wrap("\(slider.name): \(showsWords ? slider.explanation(style.words) : slider.allowed(style.words))")
        .lines
    } else {
      about = [style.words("In your own words; {count} characters are left.", ["count": "\(notes?.room ?? 0)"])]
    }
    return about + (message.map { style.wrap(style.words($0)).paintedLines(style, .bold) } ?? [])
      + style.flow(keys(style.words), separator: " · ", indent: 0).paintedLines(style, .faint)
  }

  private func keys(_ words: Phrases) -> [String] {
    let zero = sliders.contains { !$0.scale.holds(0) && $0.scale.holds(10) }
    let number =
      hasNones
      ? "←→ or a number (0 is none)" : zero ? "←→ or a number (0 is 10)" : "←→ or a number"
    let same = sliders.contains { $0.earlier != nil }
    return [
      number, sliders.count > 1 || notes != nil ? "↑↓ moves" : nil,
      same ? "s same" : nil,
      same && sliders.count > 1 ? "S fills the rest" : nil, "Space clears", "? words", "Enter \(finishes)",
      canGoBack ? "Esc back" : "Esc leaves",
    ].compactMap { $0 }.map { words($0) }
  }

  /// Where names, bars and answers stand: in one line where there is room, else the name above.
  struct Layout {
    let name: Int
    let bar: Int
    let isNarrow: Bool
    let showsEarlier: Bool
    private let hasNones: Bool

    init(sliders: [Slider], width: Int) {
      let longest = sliders.map(\.name.visibleWidth).max() ?? 0
      let answers = sliders.flatMap { slider in
        slider.scale.bands.map { slider.scale.text(of: $0.upTo).count + 1 + $0.name.visibleWidth }
          + [2 + (slider.earlierWords?.visibleWidth ?? 0)]
      }
      hasNones = sliders.contains(where: \.hasNoneBelow)
      let answer = answers.max() ?? 3
      let values = (sliders.map(\.scale.count).max() ?? 10) + (hasNones ? 1 : 0)
      name = min(longest, 32)
      let inLine = width - 2 - name - 2 - 1 - answer
      isNarrow = longest > name || inLine < min(values, 10)
      bar = max(5, min(values * 2 - 1, isNarrow ? width - 4 - 1 - answer : inLine))
      showsEarlier = !isNarrow && inLine - bar >= 2 + (sliders.compactMap { $0.earlierWords?.visibleWidth }.max() ?? 0)
      answerWidth = answer
    }

    private let answerWidth: Int

    func mark(_ isFocused: Bool, _ style: TextStyle) -> String { isFocused ? style.paint("›", .bold) + " " : "  " }

    func lines(_ slider: Slider, isFocused: Bool, _ style: TextStyle) -> [String] {
      let name = isFocused ? style.paint(slider.name, .bold) : slider.name
      let answer = slider.answer(style)
      let bar = slider.bar(columns: bar, leavesRoom: hasNones, style).padded(to: bar)
      if isNarrow { return [mark(isFocused, style) + name, "    \(bar) \(answer)"] }
      let earlier =
        showsEarlier && slider.value != nil ? slider.earlierWords.map { "  " + style.paint($0, .faint) } ?? "" : ""
      return [
        mark(isFocused, style) + name.padded(to: self.name)
          + "  \(bar) \(answer.padded(to: answerWidth))\(earlier)".trimmedEnd
      ]
    }
  }
}

extension String {
  var trimmedEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
