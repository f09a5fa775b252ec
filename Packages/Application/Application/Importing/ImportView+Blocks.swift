import TrackerCore

extension ImportView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    [opening(format), counts(format)] + left(format) + [table(format)] + notTaken(format)
      + [.sentence("\(OutlookChange.sentence(tomorrow ?? [], format.words))")]
  }

  private func opening(_ format: TextFormatter) -> Block {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let whose = person.map { format("{person} of {file}", ["person": $0, "file": name]) } ?? name
    let span = firstDay.flatMap { first in
      lastDay.map { last in
        first == last ? "\(first)" : format("{first} to {last}", ["first": "\(first)", "last": "\(last)"])
      }
    }
    let values = ["file": whose, "span": span ?? "", "days": format.count(days, "1 day", "{count} days")]
    // A dry run differs in this word alone.
    return .sentence(
      dryRun
        ? "\(format("Rehearsed {file}: {span}, {days}.", values))"
        : "\(format("Imported {file}: {span}, {days}.", values))")
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

  private func counts(_ format: TextFormatter) -> Block {
    let written = changes(format, new: entries.new, changed: entries.changed, unchanged: entries.unchanged)
    let all = written.map { format("Entries: {counts}.", ["counts": $0]) } ?? format("Entries: none.")
    let isIdle = entries.new == 0 && entries.changed == 0
    return .sentence("\(all)\(isIdle ? " \(format("Nothing had to be written."))" : "")")
  }

  private func left(_ format: TextFormatter) -> [Block] {
    let edited = format.count(
      entries.edited, "1 entry changed by hand since: left as it is.",
      "{count} entries changed by hand since: left as they are.")
    let emptied = format.count(
      entries.emptied, "1 entry left as it is though its cell is empty now.",
      "{count} entries left as they are though their cells are empty now.")
    let idle = format.count(
      idleNones ?? 0, "1 none does not lower a higher answer of its day.",
      "{count} nones do not lower a higher answer of their day.")
    return [(entries.edited, edited), (entries.emptied, emptied), (idleNones ?? 0, idle)].filter { $0.0 > 0 }.map {
      .sentence("\($0.1)")
    }
  }

  private func table(_ format: TextFormatter) -> Block {
    .table(
      .init(
        [.init(""), .init("")],
        rows: metrics.map { metric in
          let text = changes(format, new: metric.new, changed: metric.changed, unchanged: metric.unchanged)
          return .init(["\(metric.metric)", "\(text ?? format("no value"))"])
        }))
  }

  private func notTaken(_ format: TextFormatter) -> [Block] {
    guard rejectedRows + rejectedCells > 0 else { return [] }
    let rest = rejected.count - ImportView.mostShown
    let reasons = ImportReasons(format)
    let shown = rejected.prefix(ImportView.mostShown).map { reason in
      Block.ItemList.Item("\(reasons.text(of: reason))")
    }
    let others = format.count(
      rest, "and 1 reason more; JSON lists them all", "and {count} reasons more; JSON lists them all")
    let more = rest > 0 ? [Block.ItemList.Item("\(others)")] : []
    return [.sentence(RichText(rejection(format), .fair)), .details([.list(.init(shown + more))])]
  }

  private func rejection(_ format: TextFormatter) -> String {
    let cells = format.count(rejectedCells, "1 cell", "{count} cells")
    let rows =
      part == "row" ? format.count(rejectedRows, "1 row", "{count} rows") : rejectedRows.of(part)
    let fix = format("Fix the file and import it again:")
    switch (rejectedRows, rejectedCells) {
    case (_, 0):
      return
        (rejectedRows == 1
        ? format("{rows} was not taken.", ["rows": rows]) : format("{rows} were not taken.", ["rows": rows]))
        + " \(fix)"
    case (0, _):
      return
        (rejectedCells == 1
        ? format("{cells} was not taken, but the rest of its row was.", ["cells": cells])
        : format("{cells} were not taken, but the rest of their rows was.", ["cells": cells])) + " \(fix)"
    default:
      return format("{rows} and {cells} were not taken.", ["rows": rows, "cells": cells]) + " \(fix)"
    }
  }
}

extension TextFormatter {
  /// A phrase with a count: `one` for 1, else `many`, whose placeholder is `count`.
  func count(_ count: Int, _ one: String, _ many: String) -> String {
    words(count == 1 ? one : many, ["count": "\(count)"])
  }
}
