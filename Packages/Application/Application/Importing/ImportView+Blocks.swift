import TrackerCore

extension ImportView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts: [[Block]] = [
      opening(format), (seekCare ?? []).map { .sentence("\($0)") }, left(format), table(format), notTaken(format),
      leftOutBlocks(format), [.sentence("\(OutlookChange.sentence(tomorrow ?? [], format))")], next(format),
    ]
    return parts.flatMap(\.self)
  }

  /// Where to look at what came in.
  private func next(_ format: TextFormatter) -> [Block] {
    guard !dryRun, entries.new + entries.changed > 0 else { return [] }
    let undo: [Block.NextCommand] =
      guesses == nil ? [] : [.init("symptoms undo", format("take back what was imported"))]
    return [
      .commands(
        [
          .init("symptoms timeline", format("see your days")),
          .init("symptoms trends", format("see how your numbers change")),
        ] + undo)
    ]
  }

  /// What came in, or that nothing had to.
  private func opening(_ format: TextFormatter) -> [Block] {
    guard entries.new + entries.changed > 0 else {
      let says =
        isKnown == true
        ? format("This file was already imported. Nothing was changed.")
        : entries.unchanged > 0
          ? format("These days were already imported. Nothing was changed.") : format("Nothing was changed.")
      return [.sentence("\(says)")]
    }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let values = [
      "file": person.map { format("{file} ({person})", ["person": $0, "file": name]) } ?? name, "count": "\(days)",
      "first": firstDay.map(format.short) ?? "", "last": lastDay.map(format.short) ?? "",
    ]
    let says =
      switch (dryRun, days) {
      case (false, 1): format("Imported 1 day from {file}: {first}.", values)
      case (false, _): format("Imported {count} days from {file}: {first} to {last}.", values)
      case (true, 1): format("This would import 1 day from {file}: {first}. Nothing was saved.", values)
      case (true, _):
        format("This would import {count} days from {file}: {first} to {last}. Nothing was saved.", values)
      }
    let counts = changes(format, new: entries.new, changed: entries.changed, unchanged: entries.unchanged)
    let told: [Block] = counts.map { [.sentence("\(format("Entries: {counts}.", ["counts": $0]))")] } ?? []
    return [.sentence("\(says)")] + told + definedBlocks(format) + guessBlocks(format) + matchBlocks(format)
  }

  /// What the person tracks of their own from now on, and plain numbers, which `own` tells apart from it.
  private func definedBlocks(_ format: TextFormatter) -> [Block] {
    var says: [String] = []
    if let defined {
      let values = ["names": ImportView.list(defined, upTo: ImportView.mostDefined, format)]
      says.append(
        dryRun
          ? format("It would add to what you track of your own: {names}.", values)
          : format("Added to what you track of your own: {names}. To see it: symptoms own", values))
    }
    if let plainNumbers {
      let values = ["names": ImportView.list(plainNumbers, upTo: ImportView.mostDefined, format)]
      says.append(
        dryRun ? format("It would add plain numbers: {names}.", values) : format("New plain numbers: {names}.", values))
    }
    return says.map { .sentence("\($0)") }
  }

  /// So many names are told.
  private static let mostDefined = 5

  /// Names in a sentence; of more than so many, the number of the others comes last.
  private static func list(_ names: [String], upTo most: Int, _ format: TextFormatter) -> String {
    let shown = names.prefix(most).map(Phrase.verbatim)
    let more = names.count - shown.count
    let parts = more > 0 ? shown.dropLast() + [.words("{count} more", ["count": .count(more + 1)])] : shown
    return format(.allOf(parts))
  }

  /// What columns were taken as that nothing in the file speaks of.
  private func guessBlocks(_ format: TextFormatter) -> [Block] {
    guard let guesses else { return [] }
    let told = guesses.map { guess in
      let names = ImportView.list(guess.columns, upTo: ImportView.mostShown, format)
      return Block.sentence(
        "\(format("Taken as {kind}: {names}.", ["kind": format(guess.name), "names": names]))")
    }
    return [.sentence("\(format("The file does not say what some of its columns hold."))")] + told
  }

  /// What of the file is found under another name.
  private func matchBlocks(_ format: TextFormatter) -> [Block] {
    guard let matches else { return [] }
    let rest = matches.count - ImportView.mostDefined
    let shown = (rest > 1 ? Array(matches.prefix(ImportView.mostDefined)) : matches).map { match in
      Block.sentence("\(format("{name} counts as {known}.", ["name": match.name, "known": match.known]))")
    }
    let others = format("and {count} more. To see all, add --json", ["count": "\(rest)"])
    return shown + (rest > 1 ? [.sentence("\(others)")] : [])
  }

  /// What the importer does not take: each name with how often, why and where.
  private func leftOutBlocks(_ format: TextFormatter) -> [Block] {
    guard let leftOut else { return [] }
    let rest = leftOut.count - ImportView.mostShown
    let items = leftOut.prefix(ImportView.mostShown).map { left in
      let lines = left.places.compactMap { $0.line.map(String.init) }
      let values = [
        "name": left.name, "count": "\(left.count)", "reason": format(left.reason),
        "lines": lines.joined(separator: ", "),
      ]
      let text =
        switch lines.count {
        case 0: format("{name} ({count}): {reason}", values)
        case 1: format("{name} ({count}): {reason} (line {lines})", values)
        default: format("{name} ({count}): {reason} (lines {lines})", values)
        }
      return Block.ItemList.Item("\(text)")
    }
    let others = format.count(
      rest, "and 1 more. To see all, add --json", "and {count} more. To see all, add --json")
    let more = rest > 0 ? [Block.ItemList.Item("\(others)")] : []
    return [.sentence("\(format("In the file, and not imported:"))"), .details([.list(.init(items + more))])]
  }

  /// `3 new, 1 changed`; nil for none.
  private func changes(_ format: TextFormatter, new: Int, changed: Int, unchanged: Int) -> String? {
    let parts = [
      new > 0 ? format("{count} new", ["count": "\(new)"]) : nil,
      changed > 0 ? format("{count} changed", ["count": "\(changed)"]) : nil,
      unchanged > 0 ? format("{count} unchanged", ["count": "\(unchanged)"]) : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func left(_ format: TextFormatter) -> [Block] {
    let changed = entries.edited - deleted
    let edited = format.count(
      changed, "You changed 1 entry yourself, so it was not replaced.",
      "You changed {count} entries yourself, so they were not replaced.")
    let removed = format.count(
      deleted, "You deleted 1 entry yourself, so it stays deleted.",
      "You deleted {count} entries yourself, so they stay deleted.")
    let emptied = format.count(
      entries.emptied, "1 cell is empty now. Its earlier entry was kept.",
      "{count} cells are empty now. Their earlier entries were kept.")
    let idle = format.count(
      idleNones ?? 0, "1 answer of “none” is on a day with a higher answer. The higher one counts.",
      "{count} answers of “none” are on days with a higher answer. The higher ones count.")
    let told = [(changed, edited), (deleted, removed), (entries.emptied, emptied), (idleNones ?? 0, idle)]
    return told.filter { $0.0 > 0 }.map { .sentence("\($0.1)") }
      + (replaced.map { [.sentence("\(replacing($0, format))")] } ?? []) + offBlocks(format)
  }

  /// What was left out because the person has switched it off.
  private func offBlocks(_ format: TextFormatter) -> [Block] {
    (switchedOff ?? [:]).sorted { $0.key < $1.key }.map { setting, count in
      let values = ["count": "\(count)", "setting": setting]
      let says =
        count == 1
        ? format("1 entry was left out, because {setting} is off.", values)
        : format("{count} entries were left out, because {setting} is off.", values)
      return .sentence("\(says)")
    }
  }

  /// So many are told each by itself; of more, their number is told.
  private static let mostTold = 3

  private func replacing(_ nones: [EntryView], _ format: TextFormatter) -> String {
    guard nones.count <= ImportView.mostTold else {
      return format(
        dryRun
          ? "This would replace {count} “no” entries that you logged before."
          : "This replaces {count} “no” entries that you logged before.", ["count": "\(nones.count)"])
    }
    let told = nones.map { Phrase.words("{what} on {day}", ["what": $0.told, "day": .day($0.day)]) }
    guard dryRun else { return format(.replaces(told)) }
    return format("This would replace what you logged before: {nones}.", ["nones": format(.allOf(told))])
  }

  /// So many lines of what came in are shown unasked.
  private static let mostAmounts = 10

  /// How much came in of each kind and metric, the most first.
  private func table(_ format: TextFormatter) -> [Block] {
    let all = amounts.filter { isDetailed || $0.isNews }.enumerated().sorted { left, right in
      let (leftNews, rightNews) = (left.element.new + left.element.changed, right.element.new + right.element.changed)
      return leftNews == rightNews ? left.offset < right.offset : leftNews > rightNews
    }.map(\.element)
    guard !all.isEmpty else { return [] }
    let isCut = !isDetailed && all.count > ImportView.mostAmounts
    let shown = isCut ? Array(all.prefix(ImportView.mostAmounts - 1)) : all
    let rows = shown.map { amount -> Block.Table.Row in
      let counts = changes(format, new: amount.new, changed: amount.changed, unchanged: amount.unchanged)
      return .init(["\(format(amount.name))", "\(counts ?? "")"])
    }
    let others = format("and {count} more. To see all, add --more", ["count": "\(all.count - shown.count)"])
    let more: [Block] = isCut ? [.details([.sentence("\(others)")])] : []
    return [.table(.init([.init(""), .init("")], rows: rows))] + more
  }

  private func notTaken(_ format: TextFormatter) -> [Block] {
    guard rejectedRows + rejectedCells > 0 else { return [] }
    let reasons = ImportView.alike(rejected, message: \.message, line: { $0.line }) { reason in
      [reason.code, reason.column, reason.subject?.description]
    }
    let rest = reasons.count - ImportView.mostShown
    let shown = reasons.prefix(ImportView.mostShown).map { Block.ItemList.Item("\(text(of: $0, format))") }
    let others = format.count(
      rest, "and 1 more. To see all, add --json", "and {count} more. To see all, add --json")
    let more = rest > 0 ? [Block.ItemList.Item("\(others)")] : []
    return [.sentence(RichText(rejection(format), .fair)), .details([.list(.init(shown + more))])]
  }

  /// `Line 6: the column sleep has no number. Allowed: a number such as 7.5, or an empty cell.`, `Line 5, Steps: “x” is
  /// not a number from 0 to 100000.`
  private func text(of reason: Reason, _ format: TextFormatter) -> String {
    let problem = format(reason.message)
    let subject = reason.subject.map { format($0) }
    var values = ["line": "\(reason.line)", "subject": subject ?? "", "problem": problem.asSentence]
    guard let allowed = reason.allowed.map({ format($0) }), !problem.contains(allowed) else {
      return format(subject == nil ? "Line {line}: {problem}" : "Line {line}, {subject}: {problem}", values)
    }
    values["allowed"] = allowed
    return format(
      subject == nil
        ? "Line {line}: {problem} Allowed: {allowed}." : "Line {line}, {subject}: {problem} Allowed: {allowed}.", values
    )
  }

  /// So many places that are wrong in the same way are told one by one; of more, the first is told with their number.
  private static let mostAlike = 3

  /// What is wrong, in the same order: what is wrong in the same way in many places once, with the next ones.
  ///
  /// - Parameters:
  ///   - message: What is said of an item; of items that are alike, the words are the same and what fills them need not
  ///     be.
  ///   - key: What items that are alike have in common besides.
  static func alike<Item>(
    _ items: [Item], message: WritableKeyPath<Item, Phrase>, line: (Item) -> Int?, key: (Item) -> [String?]
  ) -> [Item] {
    let keys = items.map { key($0) + [$0[keyPath: message].unfilled] }
    let groups = Dictionary(grouping: items.indices) { keys[$0] }
    return items.indices.compactMap { place -> Item? in
      let others = (groups[keys[place]] ?? []).dropFirst()
      guard others.count >= mostAlike else { return items[place] }
      guard groups[keys[place]]?.first == place else { return nil }
      var item = items[place]
      let lines = others.prefix(mostAlike).compactMap { line(items[$0]).map(String.init) }
      item[keyPath: message] = .words(
        "{problem}; {count} more like it (lines {lines})",
        [
          "problem": item[keyPath: message], "count": .count(others.count),
          "lines": .verbatim(lines.joined(separator: ", ")),
        ])
      return item
    }
  }

  private func rejection(_ format: TextFormatter) -> String {
    let values = [
      "cells": format.count(rejectedCells, "1 cell", "{count} cells"),
      "rows": part == "row" ? format.count(rejectedRows, "1 row", "{count} rows") : rejectedRows.of(part),
    ]
    return switch (rejectedRows, rejectedCells) {
    case (1, 0): format("{rows} was left out. Fix it in the file and import again:", values)
    case (_, 0): format("{rows} were left out. Fix them in the file and import again:", values)
    case (0, 1):
      format("{cells} was left out; the rest of its row was imported. Fix it in the file and import again:", values)
    case (0, _):
      format(
        "{cells} were left out; the rest of their rows was imported. Fix them in the file and import again:", values)
    default: format("{rows} and {cells} were left out. Fix them in the file and import again:", values)
    }
  }
}

extension TextFormatter {
  /// A phrase with a count: `one` for 1, else `many`; the placeholder of both is `count`, besides those of `values`.
  public func count(_ count: Int, _ one: String, _ many: String, _ values: [String: String] = [:]) -> String {
    words(count == 1 ? one : many, values.merging(["count": "\(count)"]) { $1 })
  }
}

extension Phrase {
  /// Its words without what fills them; of a phrase without words, what it says.
  fileprivate var unfilled: String {
    if case .words(let english, _) = self { english } else { description }
  }
}
