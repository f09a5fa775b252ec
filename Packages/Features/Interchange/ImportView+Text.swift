import TrackerApplication
import TrackerCore

extension ImportView {
  func text(_ style: TextStyle) -> String {
    let sections = [opening(style), metricLines(style), rejectedLines(style), tomorrowLines(style)]
    return sections.flatMap { $0 }.joined(separator: "\n") + "\n"
  }

  private func opening(_ style: TextStyle) -> [String] {
    // A dry run differs in this word alone.
    let verb = dryRun ? "Rehearsed" : "Imported"
    let span = firstDay.flatMap { first in lastDay.map { first == $0 ? "\(first)" : "\(first) to \($0)" } } ?? ""
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let whose = person.map { "\($0) of \(name)" } ?? name
    let counts = [(entries.new, "new"), (entries.changed, "changed"), (entries.unchanged, "unchanged")]
    let written = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let isIdle = entries.new == 0 && entries.changed == 0
    let left = [
      (entries.edited, "changed by hand since: left as it is", "changed by hand since: left as they are"),
      (
        entries.emptied, "left as it is though its cell is empty now",
        "left as they are though their cells are empty now"
      ),
    ]
    var lines = [style.wrap("\(verb) \(whose): \(span), \(quantity(days, "day", "days")).", indent: 2)]
    lines.append(
      style.wrap(
        "Entries: \(written.isEmpty ? "none" : written)." + (isIdle ? " Nothing had to be written." : ""), indent: 2))
    lines += left.filter { $0.0 > 0 }.map {
      style.wrap("\(quantity($0.0, "entry", "entries")) \($0.0 == 1 ? $0.1 : $0.2).", indent: 2)
    }
    return lines
  }

  private func metricLines(_ style: TextStyle) -> [String] {
    let width = metrics.map(\.metric.rawValue.count).max() ?? 0
    return metrics.map { metric in
      let counts = [(metric.new, "new"), (metric.changed, "changed"), (metric.unchanged, "unchanged")].filter {
        $0.0 > 0
      }
      let text = counts.isEmpty ? "no value" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      guard !style.isPlain, width + 30 <= style.width else { return style.wrap("\(metric.metric): \(text)", indent: 2) }
      return "  \(metric.metric.rawValue.padded(to: width))  \(text)"
    }
  }

  private func rejectedLines(_ style: TextStyle) -> [String] {
    guard rejectedRows > 0 else { return [] }
    let shown = rejected.prefix(ImportView.mostShown).map { reason in
      let allowed = reason.allowed.map { " (allowed: \($0))" } ?? ""
      return "  " + style.wrap("line \(reason.line): \(reason.message)\(allowed)", indent: 4, first: 2)
    }
    let rest = rejected.count - shown.count
    let more =
      rest > 0
      ? [
        "  " + style.wrap("and \(quantity(rest, "reason", "reasons")) more; --json lists them all", indent: 4, first: 2)
      ] : []
    let head = "\(quantity(rejectedRows, "row was", "rows were")) not taken; mend the file and import it again:"
    return [style.wrap(style.paint(head, .yellow), indent: 2)] + shown + more
  }

  private func tomorrowLines(_ style: TextStyle) -> [String] {
    guard let tomorrow, !tomorrow.isEmpty else { return [] }
    return [style.wrap(OutlookChange.sentence(tomorrow, style.words), indent: 2)]
  }

  private func quantity(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
