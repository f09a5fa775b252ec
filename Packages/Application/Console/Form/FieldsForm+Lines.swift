import TrackerApplication
import TrackerCore

extension FieldsForm {
  public func frame(_ style: TextStyle) -> FormFrame {
    let width = min(fields.map(\.name.visibleWidth).max() ?? 0, style.width < 60 ? 12 : 20)
    return FormFrame(
      header: heading.lines(style) + [""], blocks: fields.indices.map { block($0, width, style) }, focus: focus,
      footer: [""] + footer(style))
  }

  private func block(_ index: Int, _ width: Int, _ style: TextStyle) -> [String] {
    let field = fields[index]
    let isFocused = index == focus && !isLeaving
    let mark = isFocused ? style.paint("›", .bold) + " " : "  "
    let name = field.name.cut(to: width).padded(to: width)
    let room = max(8, style.width - 4 - width)
    let first =
      mark + (isFocused ? style.paint(name, .bold) : name) + "  "
      + (isFocused ? input(of: field, room, style) : answer(of: field, room, style))
    let fault = left.contains(field.id) ? reading.faults[field.id] ?? reading.missing[field.id] : nil
    let told = fault.map { lines(style.words($0), .bold, style) } ?? []
    return [first.trimmedEnd] + told + (isFocused ? unfolded(field, style) : [])
  }

  /// Wrapped below a field's name.
  private func lines(_ text: String, _ paint: TextStyle.Paint, _ style: TextStyle) -> [String] {
    var narrower = style
    narrower.width = max(20, style.width - 4)
    return narrower.wrap(text).paintedLines(style, paint).map { "    \($0)" }
  }

  /// What a field that is not in focus says.
  private func answer(of field: FormField, _ room: Int, _ style: TextStyle) -> String {
    guard !field.text.isEmpty else {
      let holds = field.isRequired ? style.words("needed") : field.placeholder
      return style.paint(["–", holds].compactMap(\.self).joined(separator: " "), .faint)
    }
    let meaning = meaning(of: field, style)
    return told(field, style).cut(to: max(8, room - meaning.visibleWidth)) + meaning
  }

  private func told(_ field: FormField, _ style: TextStyle) -> String {
    switch field.input {
    case .slider(let slider): slider.answer(style) ?? field.text
    case .choice(let choice): choice.options.first { $0.id == choice.chosen }?.name ?? field.text
    case .text, .list: field.text
    }
  }

  /// ` (7 h 10 min)`
  private func meaning(of field: FormField, _ style: TextStyle) -> String {
    reading.meanings[field.id].map { style.paint("  (\(style.words($0)))", .faint) } ?? ""
  }

  /// What the field in focus is answered with.
  private func input(of field: FormField, _ room: Int, _ style: TextStyle) -> String {
    guard !field.isClosed else { return style.paint("–", .faint) }
    let meaning = meaning(of: field, style)
    let left = max(8, room - meaning.visibleWidth)
    switch field.input {
    case .slider(let slider):
      let answer = slider.answer(style) ?? (field.text.isEmpty ? style.paint("–", .faint) : field.text)
      let bar = slider.bar(columns: max(5, min(slider.scale.count * 2 + 1, left - answer.visibleWidth - 1)), style)
      return "\(bar) \(answer)\(meaning)"
    case .text(let line): return line.shown(isFocused: true, width: left) + meaning
    case .choice(let choice):
      let name = choice.options.first { $0.id == choice.chosen }?.name ?? (choice.text.isEmpty ? "–" : choice.text)
      return style.paint("‹ \(name) ›", .bold)
        + (choice.search.isEmpty ? "" : "  " + style.words("Search: {text}", ["text": "\(choice.search)▏"]))
    case .list(let list): return list.line.shown(isFocused: true, width: left) + meaning
    }
  }

  /// What is asked, what can be chosen, and what may be meant.
  private func unfolded(_ field: FormField, _ style: TextStyle) -> [String] {
    let asks = field.asks.map { lines($0, .faint, style) } ?? []
    guard !field.isClosed else {
      return asks + lines(style.words("Type y if there is anything to fill in."), .faint, style)
    }
    var result: [String] = []
    switch field.input {
    case .choice(let choice): result += options(of: choice, style)
    case .list(let list): result += list.items.map { "    · \($0)".cut(to: style.width) }
    case .slider, .text: break
    }
    result += asks + field.remarks.flatMap { lines($0, .faint, style) }
    let suggestions = suggestions
    if !suggestions.isEmpty {
      let pieces = suggestions.map { $0 == suggestionTaken ? style.paint("[\($0)]", .bold) : $0 }
      result += narrowed(["→"] + pieces.map { $0.cut(to: style.width - 8) }, style)
    }
    return result
  }

  private func narrowed(_ pieces: [String], _ style: TextStyle) -> [String] {
    var narrower = style
    narrower.width = max(20, style.width - 4)
    return narrower.flow(pieces, indent: 2).split(separator: "\n").map { "    \($0)" }
  }

  /// So many lines of options are shown.
  private static let mostLines = 3

  /// The options around the one that is chosen, which stands in brackets too, and how many others there are.
  private func options(of choice: ChoiceInput, _ style: TextStyle) -> [String] {
    let visible = choice.visible
    let place = visible.firstIndex { $0.id == choice.chosen } ?? 0
    for count in stride(from: visible.count, to: 0, by: -1) {
      let first = max(0, min(place - count / 2, visible.count - count))
      let pieces = visible[first..<(first + count)].map { option in
        option.id == choice.chosen ? style.paint("[\(option.name)]", .bold) : option.name
      }
      let hidden = visible.count - count
      let more = hidden > 0 ? [style.words("({count} more)", ["count": "\(hidden)"])] : []
      let lines = narrowed(pieces + more, style)
      if lines.count <= Self.mostLines || count == 1 { return lines }
    }
    return []
  }

  private func footer(_ style: TextStyle) -> [String] {
    let said = message.map { style.wrap(style.words($0)).paintedLines(style, .bold) } ?? []
    return said + style.flow(keys(style.words), separator: TextStyle.keyGap, indent: 0).paintedLines(style, .faint)
  }

  private func keys(_ words: Phrases) -> [String] {
    guard !isLeaving else {
      return [
        words("Keep what you typed?"), words("Enter keeps it for later"), words("Backspace throws it away"),
        words("Esc continues"),
      ]
    }
    var keys: [String] = []
    if !focused.isClosed {
      switch focused.input {
      case .slider(let slider):
        keys = [words(slider.takesNone ? "←→ or a number (0 means none)" : "←→ or a number"), words("Space clears")]
      case .choice: keys = [words("←→ chooses"), words("type to search"), words("Space clears")]
      case .list: keys = [words("a comma adds another"), words("Backspace removes")]
      case .text: break
      }
    }
    if !suggestions.isEmpty { keys.insert(words("→ takes a suggestion"), at: 0) }
    return keys + [words("↑↓ next line"), words("Enter saves"), words("Esc stops")]
  }

  // MARK: Line by line

  public func introduction(_ style: TextStyle) -> String {
    let words = style.words
    let ways = [
      words("Type your answer, or press Enter to skip. - clears it."), words("? = what this means."),
      words("< = back."),
    ]
    let why = message.map { style.wrap(words($0)).lines } ?? heading.lines(style)
    return (why + style.wrap(ways.joined(separator: " ")).lines).joined(separator: "\n") + "\n"
  }

  public func prompt(_ style: TextStyle) -> String? {
    guard fields.indices.contains(asked) else { return nil }
    let words = style.words
    let field = fields[asked]
    var parts = [words("{name}:", ["name": field.name])]
    if field.isClosed {
      parts += [field.asks, words("Type y if there is anything to fill in.")].compactMap(\.self)
    } else {
      parts.append(explanation(of: field))
      if case .choice(let choice) = field.input, choice.options.count <= Self.mostNumbered {
        let numbered = choice.options.enumerated().map { "\($0.offset + 1) \($0.element.name)" }
        parts.append(numbered.joined(separator: ", ") + ".")
      }
    }
    if !field.text.isEmpty {
      parts.append(words("Now: {text}. Enter keeps it.", ["text": told(field, style)]))
    } else if field.isRequired {
      parts.append(words("Needed."))
    } else if let placeholder = field.placeholder {
      parts.append(words("Without an answer: {value}.", ["value": placeholder]))
    }
    return style.wrap(parts.joined(separator: " ")) + "\n> "
  }

  /// A choice with more options is not read out.
  private static let mostNumbered = 12
}
