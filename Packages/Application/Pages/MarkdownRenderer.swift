import TrackerApplication
import TrackerCharts
import TrackerCore

/// Writes a page as Markdown that any reader of CommonMark with tables shows. What was typed stays text: nothing in it
/// becomes a heading, a link or HTML.
public struct MarkdownRenderer {
  private let format: TextFormatter

  public init(_ format: TextFormatter) { self.format = format }

  /// The whole page, with a line break at its end.
  public func document(_ page: Page) -> String {
    let head = [line(page.kind), "# " + line(page.title.text), text(page.lede)] + blocks(page.about, level: 3)
    let sections = page.sections.flatMap { section -> [String] in
      let title = section.heading.isEmpty ? section.kind : "\(section.kind): \(section.heading.text)"
      let sheet = section.sheet.isEmpty ? [] : ["## " + line(section.sheet)]
      return sheet + ["## " + line(title)] + blocks(section.blocks, level: 3)
    }
    let foot = page.footer.isEmpty ? [] : ["---", page.footer.map(line).joined(separator: " · ")]
    return (head + sections + foot).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Blocks as paragraphs, without what is empty.
  private func blocks(_ blocks: [Block], level: Int) -> [String] {
    let blocks = blocks.flatMap(\.inFull)
    var result: [String] = []
    var isInFacts = false
    for block in blocks {
      let own = paragraphs(block, level: level)
      // Facts that follow each other are one list.
      if case .fact = block, isInFacts, let last = result.popLast() {
        result.append(([last] + own).joined(separator: "\n"))
      } else {
        result += own
      }
      if case .fact = block { isInFacts = true } else { isInFacts = false }
    }
    return result.filter { !$0.isEmpty }
  }

  private func paragraphs(_ block: Block, level: Int) -> [String] {
    switch block {
    case .heading(let heading):
      let aside = heading.aside.isEmpty ? "" : " (\(heading.aside.text))"
      return [String(repeating: "#", count: min(6, level)) + " " + line(heading.text.text + aside)]
    case .sentence(let said), .line(let said): return [text(said)]
    case .fact(let fact): return [self.fact(fact)]
    case .list(let list): return [self.list(list, level: level)]
    case .table(let table): return self.table(table, level: level)
    case .progress(let progress): return [text(progress.label)]
    case .chart(let chart):
      return ([chart.title] + chart.sentences).filter { !$0.isEmpty }.map { text(RichText($0)) }
        + table(Block.Table(chart.table), level: level)
    case .commands(let commands):
      return [commands.map { "- `\($0.command.oneLine.replacing("`", with: ""))` \(line($0.does))" }.lines]
    case .verbatim(let text, let caption): return [line(caption), code(text)]
    case .excerpt(let excerpt): return [code(excerpt.text)]
    case .details(let blocks): return self.blocks(blocks, level: level)
    case .section(let blocks): return self.blocks(blocks, level: level + 1)
    case .byRoom(let full, _): return blocks(full, level: level)
    }
  }

  private func fact(_ fact: Block.Fact) -> String {
    let label = fact.label.hasSuffix(":") ? String(fact.label.dropLast()) : fact.label
    let values = fact.values.map { text($0.text) } + (fact.aside.isEmpty ? [] : [text(fact.aside)])
    return "- **\(line(label)):** \(values.joined(separator: fact.arrangement == .sentence ? " " : ", "))"
  }

  private func list(_ list: Block.ItemList, level: Int) -> String {
    list.items.enumerated().map { index, item -> String in
      let mark = item.mark == .number ? "\(index + 1). " : item.mark == .done || item.mark == .good ? "- ✓ " : "- "
      let details = blocks(item.details, level: level).joined(separator: "\n\n")
      let indented = details.split(separator: "\n", omittingEmptySubsequences: false).map { "   " + $0 }.lines
      return mark + text(item.text) + (details.isEmpty ? "" : "\n\n" + indented)
    }.lines
  }

  /// A table for each group, as Markdown has no groups. What only draws is left out.
  private func table(_ table: Block.Table, level: Int) -> [String] {
    let kept = table.columns.indices.filter { table.columns[$0].fewestSigns == nil }
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let head = row(kept.map { line(table.columns[$0].title) })
    let rule = row(kept.map { table.columns[$0].alignment == .trailing ? "---:" : "---" })
    return table.groups.flatMap { group -> [String] in
      let rows = group.rows.map { cells in
        row(kept.map { cells.cells.indices.contains($0) ? text(cells.cells[$0]) : "" })
      }
      let details = group.rows.flatMap { blocks($0.details, level: level) }
      return (group.heading.isEmpty ? [] : [text(group.heading)]) + [([head, rule] + rows).lines] + details
    }
  }

  private func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence, text.withoutControls, fence].lines
  }

  /// A text with what stands out in bold.
  private func text(_ text: RichText) -> String {
    text.runs.map { run in
      let written = escaped(run.text)
      guard run.tones.contains(.strong), !written.trimmed.isEmpty, written == written.trimmed else { return written }
      return "**\(written)**"
    }.joined()
  }

  private func line(_ text: String) -> String { escaped(text) }

  /// On one line, with every sign that Markdown would take for more than text behind a backslash.
  private func escaped(_ text: String) -> String {
    var result = ""
    for (index, character) in text.withoutControls.oneLine.enumerated() {
      let isFirst = index == 0
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&": result += "\\\(character)"
      case "+", "-", "=": result += isFirst ? "\\\(character)" : "\(character)"
      default: result.append(character)
      }
    }
    // `1. ` at a beginning would be a list.
    return result.replacing(/^(\d{1,9})([.)])(?=\s|$)/) { "\($0.1)\\\($0.2)" }
  }
}

extension String {
  fileprivate var oneLine: String { replacing(/[\r\n]+/, with: " ") }
}

extension [String] {
  fileprivate var lines: String { joined(separator: "\n") }
}
