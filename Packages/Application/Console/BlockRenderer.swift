import TrackerApplication
import TrackerCore

/// Sets blocks as text for a screen: the one place that knows of columns, line breaks, colour and the plain form.
///
/// Plain text has one thing a line, with its name, and nothing told by place, sign or colour alone.
public struct BlockRenderer: Sendable {
  let style: TextStyle

  public init(_ style: TextStyle) { self.style = style }

  /// The text of blocks, with a line break at its end. Nothing that came in with a file or was typed does anything to
  /// the screen: the only sequences in it are this renderer's colours.
  public func text(_ blocks: [Block]) -> String {
    lines(blocks).map { $0 + "\n" }.joined()
  }

  /// The lines of blocks, for a screen that draws them itself.
  public func lines(_ blocks: [Block]) -> [String] {
    lines(harmless(blocks), indent: 0).flatMap {
      style.shown($0).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The lines of a table's titles and of each of its rows, for a screen that scrolls by rows.
  public func rows(of table: Block.Table) -> (titles: [String], rows: [[String]]) {
    guard case .table(let table)? = harmless([.table(table)]).first else { return ([], []) }
    let set = TableRenderer(style: style, renderer: self).rows(table)
    return (set.titles.map(style.shown), set.rows.map { $0.map(style.shown) })
  }

  /// Blocks without what would do something to the screen. Texts are in ASCII, where that is asked for, before they are
  /// set in columns; signs of the renderer are so behind that.
  private func harmless(_ blocks: [Block]) -> [Block] {
    style.invocation(blocks).mapTexts(
      words: { style.shown($0.withoutControls) }, letters: { style.shown($0.withoutControls) })
  }

  /// Labels are padded to this width at least, so that facts of different parts stand below each other.
  private static let fewestLabelColumns = 8
  /// Longer labels push their own value to the right, but not those of their neighbours.
  private static let mostLabelColumns = 24
  private static let gap = 2
  /// Under this width what follows a label goes below it.
  private static let narrow = 60
  /// Fewer columns are no room for words beside a command.
  private static let leastWords = 20

  private var isNarrow: Bool { style.width < BlockRenderer.narrow }

  // MARK: One block after the other

  func lines(_ blocks: [Block], indent: Int) -> [String] {
    let blocks = blocks.flatMap(chosen)
    var lines: [String] = []
    // A section is set apart from what came before it and from what comes after it.
    var isAfterSection = false
    for (index, block) in blocks.enumerated() {
      let own: [String]
      if case .details(let details) = block {
        own = self.lines(details, indent: style.isPlain ? 0 : indent + detailIndent(after: blocks, index))
      } else {
        own = self.lines(block, labels: labelColumns(of: blocks), indent: indent)
      }
      guard !own.isEmpty else { continue }
      let isSection = if case .section = block { true } else { false }
      if !lines.isEmpty, isSection || isAfterSection { lines.append("") }
      lines += own
      isAfterSection = isSection
    }
    return lines
  }

  private func lines(_ block: Block, labels: Int, indent: Int) -> [String] {
    switch block {
    case .heading(let heading): self.heading(heading, indent)
    case .sentence(let text): text.isEmpty ? [] : wrapped(text, indent: indent)
    case .line(let text): text.isEmpty ? [] : [pad(indent) + painted(text)]
    case .fact(let fact): style.isPlain ? plainFact(fact) : self.fact(fact, labels: labels, indent: indent)
    case .list(let list): self.list(list, indent)
    case .table(let table): TableRenderer(style: style, renderer: self).lines(table, indent: indent)
    case .progress(let progress): self.progress(progress, indent)
    case .chart(let chart): ChartRenderer.lines(chart, style: style, indent: indent)
    case .commands(let commands): self.commands(commands, indent)
    case .verbatim(let text, let caption): verbatim(text, caption, indent)
    case .excerpt(let excerpt): self.excerpt(excerpt, indent)
    case .details(let blocks): lines(blocks, indent: indent + BlockRenderer.gap)
    case .section(let blocks): lines(blocks, indent: indent)
    case .byRoom: lines([block], indent: indent)
    }
  }

  /// A block that may be short as there is room for it. Lines that are read one by one have room for all.
  private func chosen(_ block: Block) -> [Block] {
    guard case .byRoom(let full, let short) = block else { return [block] }
    return (isNarrow && !style.isPlain ? short : full).flatMap(chosen)
  }

  /// What belongs to a fact stands below its value, else two columns in.
  private func detailIndent(after blocks: [Block], _ index: Int) -> Int {
    let before = blocks[..<index].last { if case .details = $0 { false } else { true } }
    guard !isNarrow, case .fact = before else { return BlockRenderer.gap }
    return labelColumns(of: blocks) + BlockRenderer.gap
  }

  /// The columns of the labels of facts that stand in one list of blocks.
  private func labelColumns(of blocks: [Block]) -> Int {
    let labels = blocks.compactMap { block -> Int? in
      if case .fact(let fact) = block { labelWidth(fact) } else { nil }
    }
    return max(BlockRenderer.fewestLabelColumns, labels.filter { $0 <= BlockRenderer.mostLabelColumns }.max() ?? 0)
  }

  // MARK: Kinds of blocks

  private func heading(_ heading: Block.Heading, _ indent: Int) -> [String] {
    let text = RichText("") + heading.text
    if style.isPlain {
      if heading.aside.isEmpty { return [text.text] }
      return [text.text + (text.text.hasSuffix(".") ? " " : ". ") + heading.aside.text + "."]
    }
    let strong = text.runs.map { style.paint($0, [.strong]) }.joined()
    if heading.aside.isEmpty { return split(style.wrap(strong, indent: indent, first: indent), indent) }
    guard indent + text.text.visibleWidth > style.width else {
      return split(style.spread(pad(indent) + strong, painted(heading.aside), indent: indent), 0)
    }
    return split(style.wrap(strong, indent: indent, first: indent), indent) + [pad(indent) + painted(heading.aside)]
  }

  /// The columns of a label; a colon at its end stands in the gap.
  private func labelWidth(_ fact: Block.Fact) -> Int {
    fact.label.visibleWidth - (fact.label.hasSuffix(":") ? 1 : 0)
  }

  /// One line; a line for each value where values stand on lines of their own, and for each that is told in words.
  private func plainFact(_ fact: Block.Fact) -> [String] {
    let spoken = fact.values.compactMap(\.spoken)
    let values = fact.values.filter { $0.spoken == nil }.map(\.text.text)
    let aside = fact.aside.isEmpty ? [] : [fact.aside.text]
    let isSpoken = values.isEmpty && aside.isEmpty && !spoken.isEmpty
    let lines = isSpoken ? [] : fact.arrangement == .lines ? values.map { [$0] } : [values + aside]
    let command = fact.command.map { [style.words("Command: {command}", ["command": $0])] } ?? []
    let separator = fact.arrangement == .sentence ? " " : ", "
    return lines.map { plainFact(fact.label, $0.joined(separator: separator)) } + spoken + command
  }

  /// A label and what there is to say of it, as a sentence.
  private func plainFact(_ label: String, _ values: String) -> String {
    let end = label.last.map { ":?".contains($0) } ?? true ? "" : ":"
    let text = [label + end, values].filter { !$0.isEmpty }.joined(separator: " ")
    return text.last.map { ".?!".contains($0) } ?? true ? text : text + "."
  }

  private func fact(_ fact: Block.Fact, labels: Int, indent: Int) -> [String] {
    if fact.arrangement == .lines, isNarrow {
      return [pad(indent) + fact.label] + list(.init(fact.values.map(\.text)), indent)
    }
    let width = labelWidth(fact)
    let column =
      fact.label.isEmpty ? 0 : fact.arrangement == .lines ? width : isNarrow ? min(labels, width) : labels
    let head =
      fact.label.isEmpty ? pad(indent) : pad(indent) + fact.label.padded(to: max(column, width) + BlockRenderer.gap)
    let first = head.visibleWidth
    let hang = indent + (isNarrow || fact.label.isEmpty ? BlockRenderer.gap : column + BlockRenderer.gap)
    var lines = split(head + values(of: fact, first: first, hang: hang), 0)
    for aside in [painted(fact.aside, .faint), style.paint(fact.command ?? "", [.faint])] where !aside.isEmpty {
      let last = lines.removeLast()
      let space = style.width - last.visibleWidth - aside.visibleWidth
      lines += space >= 2 ? [last + pad(space) + aside] : [last, pad(hang) + aside]
    }
    return lines
  }

  /// The values of a fact from a column on, with line breaks.
  private func values(of fact: Block.Fact, first: Int, hang: Int) -> String {
    let pieces = fact.values.map(piece)
    if pieces.count == 1 { return style.wrap(pieces[0], indent: hang, first: first) }
    switch fact.arrangement {
    case .lines:
      return pieces.enumerated().map { style.wrap($1, indent: hang, first: $0 == 0 ? first : hang) }
        .joined(separator: "\n" + pad(hang))
    case .sentence: return style.wrap(pieces.joined(separator: " "), indent: hang, first: first)
    case .commas:
      // A number is not parted from what is said of it.
      if fact.prominence == .key { return style.wrap(pieces.joined(separator: ", "), indent: hang, first: first) }
      let listed = pieces.dropLast().map { $0 + "," } + pieces.suffix(1)
      return style.flow(listed, separator: " ", first: first, indent: hang)
    case .apart:
      let wide = first + pieces.map(\.visibleWidth).reduce(0, +) + 3 * max(0, pieces.count - 1) <= style.width
      return style.flow(pieces, separator: wide ? "   " : "  ", first: first, indent: hang)
    }
  }

  private func piece(_ value: Block.Value) -> String {
    (value.mark.map { sign($0) + " " } ?? "") + painted(value.text)
  }

  private func list(_ list: Block.ItemList, _ indent: Int) -> [String] {
    list.items.enumerated().flatMap { index, item -> [String] in
      let mark = item.mark == .number ? "\(index + 1)" : style.isPlain ? plainSign(item.mark) : sign(item.mark)
      let head =
        mark.isEmpty ? "" : mark + (style.isPlain && item.mark != .number ? " " : item.mark == .number ? "  " : " ")
      if style.isPlain { return [head + plain(item.text)] + lines(item.details, indent: 0) }
      let hang = indent + max(BlockRenderer.gap, head.visibleWidth)
      let text = pad(indent) + head + style.wrap(painted(item.text), indent: hang, first: indent + head.visibleWidth)
      return split(text, 0) + lines(item.details, indent: hang)
    }
  }

  private func sign(_ mark: Block.ItemList.Mark) -> String {
    switch mark {
    case .none, .number: ""
    case .bullet: "·"
    case .done, .good: style.paint("✓", [.good])
    case .warning: style.paint("!", [.fair])
    case .open: "○"
    case .bad: style.paint("✗", [.bad])
    }
  }

  /// A mark as a word, where it says something.
  private func plainSign(_ mark: Block.ItemList.Mark) -> String {
    switch mark {
    case .none, .bullet, .number: ""
    case .done: style.words("done") + ":"
    case .good: style.words("fine") + ":"
    case .warning: style.words("note") + ":"
    case .open: style.words("open") + ":"
    case .bad: style.words("wrong") + ":"
    }
  }

  private func progress(_ progress: Block.Progress, _ indent: Int) -> [String] {
    if style.isPlain { return [plain(progress.label)] }
    let done = max(0, min(progress.of, progress.done))
    let cells = min(20, progress.of)
    let filled = progress.of > 0 ? done * cells / progress.of : 0
    let bar = String(repeating: "█", count: filled) + String(repeating: "─", count: cells - filled)
    let hang = indent + cells + 1
    return split(pad(indent) + bar + " " + style.wrap(painted(progress.label), indent: hang, first: hang), 0)
  }

  private func commands(_ commands: [Block.NextCommand], _ indent: Int) -> [String] {
    let column = commands.map(\.command.visibleWidth).max() ?? 0
    return commands.flatMap { next -> [String] in
      if next.does.isEmpty { return [pad(style.isPlain ? 0 : indent + BlockRenderer.gap) + next.command] }
      if style.isPlain { return ["\(next.command): \(next.does)"] }
      let hang = indent + column + 2 * BlockRenderer.gap
      // Beside a long command there is no room for words: they stand below it.
      guard hang + BlockRenderer.leastWords <= style.width else {
        return command(next.command, indent) + wrapped("\(next.does)", indent: indent + 3 * BlockRenderer.gap)
      }
      return split(
        pad(indent + BlockRenderer.gap) + next.command.padded(to: column) + pad(BlockRenderer.gap)
          + style.wrap(next.does, indent: hang, first: hang), 0)
    }
  }

  /// A command on a line of its own, to be copied: in a narrow window it breaks where it has no room.
  private func command(_ command: String, _ indent: Int) -> [String] {
    let hang = indent + BlockRenderer.gap
    let isWhole = !isNarrow || style.invocation.isSpecial || hang + command.visibleWidth <= style.width
    if isWhole { return [pad(hang) + command] }
    return split(pad(indent) + style.wrap(command, indent: hang, first: indent), 0)
  }

  // MARK: Text

  /// A paragraph; one line where the text is plain.
  private func wrapped(_ text: RichText, indent: Int) -> [String] {
    if style.isPlain { return [text.text] }
    return split(pad(indent) + style.wrap(painted(text), indent: indent, first: indent), 0)
  }

  private func plain(_ text: RichText) -> String { text.text }

  /// A text with its tones as colours, and one more for all of it.
  func painted(_ text: RichText, _ more: RichText.Tone...) -> String {
    text.runs.map { style.paint($0, more) }.joined()
  }

  private func split(_ text: String, _ indent: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { pad(indent) + $0 }
  }

  private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
}
