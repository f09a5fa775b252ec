import TrackerApplication
import TrackerCore

extension TuneShowView {
  public func text(_ style: TextStyle) -> String {
    let head = style.paint(style.wrap("\(name), revision \(revision)", indent: 2), .bold)
    let lines =
      [head] + stateLines(style) + [""] + groupLines(style) + factorLines(style) + flareLines(style) + draftLines(style)
    return lines.joined(separator: "\n") + "\n"
  }

  private func stateLines(_ style: TextStyle) -> [String] {
    var lines: [String] = []
    if let inForce {
      lines.append(style.wrap("Tuned since \(inForce.from), by \(inForce.by): \(inForce.because)", indent: 2))
      if let review = inForce.review { lines.append("To be looked at again on \(review).") }
      if inForce.packRevision != revision {
        lines.append(
          style.wrap(
            """
            It was made for revision \(inForce.packRevision) of the pack; look it over and apply it anew for this \
            one.
            """,
            indent: 2))
      }
      // What points to this page was said on standard error, as by every command: here stands only what is left out.
      if let trouble = inForce.trouble, !trouble.hasSuffix("See `symptoms tune show`.") {
        lines.append(style.wrap(trouble, indent: 2))
      }
      if !inForce.leftOut.isEmpty {
        lines.append(style.wrap("Left out of it: \(inForce.leftOut.joined(separator: ", "))", indent: 2))
      }
    } else {
      lines.append("Not tuned: the pack counts as it is.")
    }
    if let announced {
      lines.append(style.wrap("From \(announced.from) on, by \(announced.by): \(announced.because)", indent: 2))
    }
    return lines
  }

  private var columns: [String] { ["pack", "in force"] + (draft == nil ? [] : ["draft"]) }

  private func groupLines(_ style: TextStyle) -> [String] {
    let rows = groups.map { group in
      Row(
        name: group.name == group.id.rawValue ? group.name : "\(group.id)", about: group.name,
        values: [group.pack, group.inForce] + (group.draft.map { [$0] } ?? []))
    }
    return table("Weights of the groups (sum 100)", rows, style)
  }

  private func factorLines(_ style: TextStyle) -> [String] {
    let rows = factors.filter { listsAllFactors || $0.isTuned }.map { factor in
      Row(
        name: factor.id.rawValue, about: factor.name,
        values: [factor.pack, factor.inForce] + (factor.draft.map { [$0] } ?? []),
        notes: [
          factor.curveInForce.map { "curve in force \($0) (pack \(factor.curve))" },
          factor.curveDraft.map { "curve in the draft \($0) (pack \(factor.curve))" },
        ].compactMap { $0 })
    }
    guard !rows.isEmpty else { return [] }
    let more =
      listsAllFactors
      ? [] : [style.wrap("The other factors move with their group: symptoms tune show --factors", indent: 2)]
    return [""] + table("Log-odds of the factors, before anything is learnt", rows, style) + more
  }

  private struct Row {
    var name: String
    var about: String
    var values: [Double]
    var notes: [String] = []
  }

  private func table(_ title: String, _ rows: [Row], _ style: TextStyle) -> [String] {
    let width = rows.map(\.name.visibleWidth).max() ?? 0
    let isWide = !style.isPlain && width + 11 * columns.count <= style.width
    if !isWide {
      return [style.paint(style.wrap(title), .bold)]
        + rows.flatMap { row in
          let values = zip(columns, row.values).map { "\($0) \($1.short)" }.joined(separator: ", ")
          return [style.wrap("\(row.name): \(values)", indent: 2)]
            + row.notes.map { "  " + style.wrap($0, indent: 4, first: 2) }
        }
    }
    let titleLine = String(repeating: " ", count: width + 2) + columns.map { $0.leftPadded(to: 10) }.joined()
    return [style.paint(style.wrap(title), .bold), style.paint(titleLine, .faint)]
      + rows.flatMap { row in
        let changes = Set(row.values.map(\.short)).count > 1
        let values = row.values.map { $0.short.leftPadded(to: 10) }.joined()
        return ["  \(row.name.padded(to: width))\(values)\(changes ? "  *" : "")"]
          + row.notes.map { "    " + style.wrap($0, indent: 6, first: 4) }
      }
  }

  private func flareLines(_ style: TextStyle) -> [String] {
    flare.map { ["", style.wrap("A flare: \($0)", indent: 2)] } ?? []
  }

  private func draftLines(_ style: TextStyle) -> [String] {
    guard let draft else { return ["", style.wrap("Change something with: symptoms tune set \(example)", indent: 2)] }
    let place = draft.file.map { " in \($0)" } ?? ""
    let warnings = draft.warnings.map { style.wrap("Mind: \($0.sentence)", indent: 2) }
    let review = draft.review.map { " (to be looked at again on \($0))" } ?? ""
    if draft.isInForce {
      return ["", style.wrap("The draft\(place)\(review) says what is in force.", indent: 2)] + warnings
    }
    let option = draft.file.map { " --file \($0)" } ?? ""
    return ["", style.wrap("The draft\(place)\(review) is not in force. Next:", indent: 2)] + warnings + [
      "  symptoms tune backtest\(option)", "  symptoms tune apply\(option) --by \"…\" --because \"…\"",
    ]
  }

  /// A change that would be right: a tenth from the lightest group that has it to the first.
  private var example: String {
    guard let first = groups.first, let last = groups.last(where: { $0.id != first.id && $0.inForce >= 5 }) else {
      return "NAME=WEIGHT"
    }
    return "\(first.id)=\((first.inForce + 5).short) \(last.id)=\((last.inForce - 5).short)"
  }
}

extension String {
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: Swift.max(1, width - visibleWidth)) + self }
}
