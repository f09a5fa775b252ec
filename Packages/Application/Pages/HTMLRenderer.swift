import TrackerApplication
import TrackerCore

/// Writes a page as one HTML file that needs nothing else: no script, no font, no picture from anywhere.
///
/// Each kind of block has one function. What is drawn is hidden from screen readers, and the words beside it say the
/// same.
public struct HTMLRenderer {
  let format: TextFormatter
  private let look: PageLook

  public init(_ format: TextFormatter, look: PageLook = PageLook()) {
    self.format = format
    self.look = look
  }

  /// The whole document.
  public func document(_ page: Page) -> String {
    let scheme = look.scheme == .system ? nil : look.scheme.rawValue
    let title = [page.kind, page.title.text].filter { !$0.isEmpty }.joined(separator: ": ")
    return Markup.document(
      ["lang": format.words.language.rawValue, "data-theme": scheme],
      head: [
        .void("meta", ["charset": "utf-8"]),
        .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .void("meta", ["name": "color-scheme", "content": scheme ?? "light dark"]),
        Markup("title", Markup(plain: title)), .style(PageStyle(look).css),
      ],
      body: [
        Markup("a", ["class": "skip", "href": "#page"], text: format("Skip to the content")),
        Markup(
          "main", ["id": "page", "tabindex": "-1", "class": page.isDense ? "dense" : nil],
          [header(page)] + sections(page.sections) + footer(page)),
      ]
    ).html
  }

  private func header(_ page: Page) -> Markup {
    let kind = page.kind.isEmpty ? Markup.nothing : Markup("p", ["class": "kind"], text: page.kind)
    let title = Markup("h1", page.title.markup)
    let lede = page.lede.isEmpty ? Markup.nothing : Markup("p", ["class": "lede"], page.lede.markup)
    let about = page.about.isEmpty ? Markup.nothing : Markup("div", ["class": "about"], blocks(page.about, level: 3))
    return Markup("header", kind, title, lede, about)
  }

  /// On paper it says of which days it is, too: a sheet may lie apart from the first one.
  private func footer(_ page: Page) -> [Markup] {
    guard !page.footer.isEmpty else { return [] }
    let period = Markup("span", ["class": "printed"], text: page.kind.isEmpty ? page.title.text : page.kind)
    return [Markup("footer", ["class": "foot"], [period] + page.footer.map { Markup("span", text: $0) })]
  }

  /// Narrow sections stand in pairs, and those that know nothing; one that is left over has the whole width.
  private func sections(_ sections: [Page.Section]) -> [Markup] {
    var result: [Markup] = []
    var index = 0
    // A section of the details may be called as one of the first sheet is: whoever hears them hears the sheet, too.
    var within = ""
    while index < sections.count {
      let sheet = sections[index].sheet
      if !sheet.isEmpty {
        within = "sheet-\(sections[index].id) "
        result.append(Markup("h2", ["class": "sheet", "id": "sheet-\(sections[index].id)"], text: sheet))
      }
      if index + 1 < sections.count, sections[index].mayStand(beside: sections[index + 1]) {
        result.append(
          Markup(
            "div", ["class": "pair"], section(sections[index], within: within),
            section(sections[index + 1], within: within)))
        index += 2
      } else {
        result.append(section(sections[index], within: within))
        index += 1
      }
    }
    return result
  }

  /// - Parameter within: The id of the heading that it stands below, with a space behind it; empty for none.
  private func section(_ section: Page.Section, within: String) -> Markup {
    let id = "s-\(section.id)"
    let kind = Markup("span", ["class": "kind"], text: section.kind)
    let heading =
      section.heading.isEmpty
      ? Markup("h2", ["id": id], text: section.kind)
      : Markup("h2", ["id": id], kind, section.heading.markup)
    let look =
      switch section.look {
      case .card: "card"
      case .accent: "card accent"
      case .unknown: "card unknown"
      }
    return Markup(
      "section", ["class": look, "aria-labelledby": within + id], [heading] + blocks(section.blocks, level: 3))
  }

  // MARK: Blocks

  /// - Parameter level: Of the next heading, 3 … 6.
  func blocks(_ blocks: [Block], level: Int) -> [Markup] {
    let blocks = blocks.flatMap(\.inFull)
    var result: [Markup] = []
    var index = 0
    while index < blocks.count {
      if case .fact(let fact) = blocks[index], fact.prominence == .lead {
        index += 1
        let beside = index < blocks.count && blocks[index].isTable ? self.blocks([blocks[index]], level: level) : []
        index += beside.count
        result.append(Markup("div", ["class": "lead"], [lead(fact)] + beside))
        continue
      }
      let prominence = blocks[index].fact?.prominence
      let facts = blocks[index...].prefix { $0.fact.map { $0.prominence == prominence } ?? false }.compactMap(\.fact)
      if facts.isEmpty {
        result.append(block(blocks[index], level: level))
        index += 1
      } else {
        result.append(list(facts))
        index += facts.count
      }
    }
    return result
  }

  private func block(_ block: Block, level: Int) -> Markup {
    switch block {
    case .heading(let heading): self.heading(heading, level: level)
    case .sentence(let text), .line(let text): paragraph(text)
    case .fact(let fact): list([fact])
    case .list(let list): self.list(list, level: level)
    case .table(let table): self.table(table, level: level)
    case .progress(let progress): self.progress(progress)
    case .chart(let chart): self.chart(chart, level: level)
    case .commands(let commands): self.commands(commands)
    case .verbatim(let text, let caption): verbatim(text, caption)
    case .excerpt(let excerpt): verbatim(excerpt.text, "")
    case .details(let blocks): Markup("div", ["class": "details"], self.blocks(blocks, level: level))
    case .section(let blocks): Markup("div", ["class": "part"], self.blocks(blocks, level: min(6, level + 1)))
    case .byRoom(let full, _): Markup("div", self.blocks(full, level: level))
    }
  }

  func heading(_ heading: Block.Heading, level: Int) -> Markup {
    let aside = heading.aside.isEmpty ? [] : [Markup("span", ["class": "aside"], heading.aside.markup)]
    let content = [heading.text.markup] + aside
    return switch level {
    case ...3: Markup("h3", content)
    case 4: Markup("h4", content)
    case 5: Markup("h5", content)
    default: Markup("h6", content)
    }
  }

  /// One that is less important as a whole is smaller, too.
  func paragraph(_ text: RichText) -> Markup {
    guard !text.isEmpty else { return .nothing }
    let isNote = text.runs.allSatisfy { $0.tones == [.faint] }
    return Markup("p", ["class": isNote ? "note" : nil, "dir": text.direction], text.directedMarkup)
  }

  // MARK: Facts

  /// The number large, and the words below it.
  private func lead(_ fact: Block.Fact) -> Markup {
    let rest = fact.values.dropFirst().map { Markup("span", ["class": "quiet"], $0.text.markup) }
    let aside = fact.aside.isEmpty ? [] : [Markup("span", ["class": "quiet"], fact.aside.markup)]
    let number = fact.values.first.map { Markup("span", ["class": "big"], $0.text.markup) }
    return Markup(
      "p", ["class": "figure"],
      [Markup("span", ["class": "vh"], text: fact.label + " ")] + [number].compactMap(\.self) + rest + aside)
  }

  /// Facts of one prominence.
  private func list(_ facts: [Block.Fact]) -> Markup {
    facts.first?.prominence == .key
      ? Markup("dl", ["class": "figures"], facts.map(figure)) : Markup("dl", ["class": "facts"], facts.map(fact))
  }

  private func name(of fact: Block.Fact) -> Markup {
    Markup("dt", text: fact.label.hasSuffix(":") ? String(fact.label.dropLast()) : fact.label)
  }

  /// Its values with what stands between them, then the aside and the command.
  private func content(of fact: Block.Fact, from first: Int = 0) -> [Markup] {
    let values = fact.values.dropFirst(first).map { value in
      let mark = value.mark.flatMap(word).map { Markup("span", ["class": "mark-\($0.mark)"], text: $0.word + " ") }
      return (mark ?? .nothing) + value.text.markup
    }
    let separator = Markup(text: fact.arrangement == .commas ? ", " : fact.arrangement == .sentence ? " " : " · ")
    let joined =
      fact.arrangement == .lines
      ? values.map { Markup("span", ["class": "row"], $0) }
      : values.enumerated().map { $0.offset == 0 ? $0.element : separator + $0.element }
    let comma = joined.isEmpty || fact.arrangement == .lines ? [] : [Markup(text: ", ")]
    let aside = fact.aside.isEmpty ? [] : comma + [Markup("span", ["class": "quiet"], fact.aside.markup)]
    return joined + aside + (fact.command.map { [Markup("code", text: $0)] } ?? [])
  }

  private func fact(_ fact: Block.Fact) -> Markup {
    Markup("div", name(of: fact), Markup("dd", content(of: fact)))
  }

  /// The number large, with the name beside it and the rest below.
  private func figure(_ fact: Block.Fact) -> Markup {
    let number = fact.values.first.map { [Markup("dd", ["class": "number"], $0.text.markup)] } ?? []
    let rest = content(of: fact, from: 1)
    let words = rest.isEmpty ? [] : [Markup("dd", rest)]
    return Markup("div", [name(of: fact)] + number + words)
  }

  /// A mark as a word, where it says something.
  private func word(_ mark: Block.ItemList.Mark) -> (mark: String, word: String)? {
    switch mark {
    case .none, .bullet, .number: nil
    case .done: ("good", format("done:"))
    case .good: ("good", format("fine:"))
    case .warning: ("fair", format("note:"))
    case .open: ("open", format("open:"))
    case .bad: ("bad", format("wrong:"))
    }
  }

  // MARK: Lists and the like

  private func list(_ list: Block.ItemList, level: Int) -> Markup {
    let isNumbered = !list.items.isEmpty && list.items.allSatisfy { $0.mark == .number }
    let items = list.items.map { item in
      let mark = word(item.mark).map { [Markup("span", ["class": "mark-\($0.mark)"], text: $0.word + " ")] } ?? []
      // Behind a word of the page, its own letters are not the first.
      let isAlone = mark.isEmpty
      return Markup(
        "li", ["class": item.mark == .none ? "bare" : nil, "dir": isAlone ? item.text.direction : nil],
        mark + [isAlone ? item.text.directedMarkup : item.text.markup] + blocks(item.details, level: level))
    }
    return isNumbered ? Markup("ol", items) : Markup("ul", items)
  }

  /// The label says how much is done; the bar draws it.
  private func progress(_ progress: Block.Progress) -> Markup {
    let share = progress.of > 0 ? Double(progress.done) / Double(progress.of) : 0
    return Markup(
      "div", ["class": "progress"], paragraph(progress.label),
      Markup(
        "div", ["class": "track", "style": "--w:\(PageStyle.percent(share))", "aria-hidden": "true"], .nothing))
  }

  private func commands(_ commands: [Block.NextCommand]) -> Markup {
    Markup(
      "ul", ["class": "commands"],
      commands.map { command in
        let does = command.does.isEmpty ? [] : [Markup(text: " " + command.does)]
        return Markup("li", [Markup("code", text: command.command)] + does)
      })
  }

  private func verbatim(_ text: String, _ caption: String) -> Markup {
    let said = caption.isEmpty ? [] : [Markup("p", ["class": "quiet"], text: caption)]
    return Markup("div", said + [Markup("pre", ["dir": text.hasRightToLeft ? "auto" : nil], Markup(plain: text))])
  }
}

extension Block {
  fileprivate var fact: Fact? { if case .fact(let fact) = self { fact } else { nil } }
  fileprivate var isTable: Bool { if case .table = self { true } else { false } }
}
