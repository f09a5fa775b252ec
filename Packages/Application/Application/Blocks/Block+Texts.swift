extension [Block] {
  /// The same blocks with other texts.
  ///
  /// - Parameters:
  ///   - words: What becomes of what is said.
  ///   - letters: What becomes of names and of what is shown to the letter.
  public func mapTexts(words: (String) -> String, letters: (String) -> String) -> [Block] {
    map { $0.mapTexts(words: words, letters: letters) }
  }
}

extension Block {
  fileprivate func mapTexts(words: (String) -> String, letters: (String) -> String) -> Block {
    func all(_ blocks: [Block]) -> [Block] { blocks.mapTexts(words: words, letters: letters) }
    func said(_ text: RichText) -> RichText { text.mapText(words, asWritten: letters) }
    func table(_ table: Table) -> Table {
      var table = table
      table.caption = letters(table.caption)
      for index in table.columns.indices { table.columns[index].title = letters(table.columns[index].title) }
      table.groups = table.groups.map { group in
        .init(
          said(group.heading),
          rows: group.rows.map {
            .init(
              $0.cells.map(said), bar: $0.bar, short: $0.short.map(said), details: all($0.details), looks: $0.looks)
          })
      }
      return table
    }
    switch self {
    case .heading(let heading): return .heading(.init(said(heading.text), aside: said(heading.aside)))
    case .sentence(let text): return .sentence(said(text))
    case .line(let text): return .line(said(text))
    case .fact(var fact):
      fact.label = letters(fact.label)
      fact.values = fact.values.map { Value(said($0.text), mark: $0.mark, spoken: $0.spoken.map(words)) }
      fact.aside = said(fact.aside)
      fact.command = fact.command.map(words)
      return .fact(fact)
    case .list(let list):
      return .list(.init(list.items.map { .init(said($0.text), mark: $0.mark, details: all($0.details)) }))
    case .table(let value): return .table(table(value))
    case .progress(let progress): return .progress(.init(said(progress.label), done: progress.done, of: progress.of))
    case .chart(let chart): return .chart(chart.mapTexts(letters))
    case .commands(let commands): return .commands(commands.map { .init(words($0.command), words($0.does)) })
    case .verbatim(let text, let caption): return .verbatim(letters(text), caption: words(caption))
    // Its columns are counted in the line as it is; who sets it shows nothing that a terminal would obey.
    case .excerpt: return self
    case .details(let blocks): return .details(all(blocks))
    case .section(let blocks): return .section(all(blocks))
    case .byRoom(let full, let short): return .byRoom(full: all(full), short: all(short))
    }
  }
}
