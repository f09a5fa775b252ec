import TrackerApplication
import TrackerCore

extension TuneShowView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let head: [Block] = [.heading(.init("\(name), revision \(revision)"))]
    let flare: [Block] = self.flare.map { [.section([.sentence("A flare: \($0)")])] } ?? []
    return head + state + [.section(groupTable(format))] + factorSection(format) + flare + [.section(next)]
  }

  /// What is in force, and what was announced.
  private var state: [Block] {
    var sentences: [RichText] = []
    if let inForce {
      sentences.append("Tuned since \(inForce.from), by \(inForce.by): \(inForce.because)")
      if let review = inForce.review { sentences.append("To be looked at again on \(review).") }
      if inForce.packRevision != revision {
        sentences.append(
          """
          It was made for revision \(inForce.packRevision) of the pack; look it over and apply it anew for this one.
          """)
      }
      // What points to this page was told as a warning, as by every command: here stands only what is left out.
      if let trouble = inForce.trouble, !trouble.hasSuffix("See `symptoms tune show`.") {
        sentences.append("\(trouble)")
      }
      if !inForce.leftOut.isEmpty {
        sentences.append("Left out of it: \(inForce.leftOut.joined(separator: ", "))")
      }
    } else {
      sentences.append("Not tuned: the pack counts as it is.")
    }
    if let announced {
      sentences.append("From \(announced.from) on, by \(announced.by): \(announced.because)")
    }
    return sentences.map(Block.sentence)
  }

  // MARK: Weights

  private func groupTable(_ format: TextFormatter) -> [Block] {
    let rows = groups.map { group in
      row(group.id.rawValue, [group.pack, group.inForce] + (group.draft.map { [$0] } ?? []), format)
    }
    return [.heading(.init("Weights of the groups (sum 100)")), table(rows)]
  }

  private func factorSection(_ format: TextFormatter) -> [Block] {
    let rows = factors.filter { listsAllFactors || $0.isTuned }.map { factor in
      let curves: [RichText] = [
        factor.curveInForce.map { "curve in force \($0) (pack \(factor.curve))" },
        factor.curveDraft.map { "curve in the draft \($0) (pack \(factor.curve))" },
      ].compactMap { $0 }
      return row(
        factor.id.rawValue, [factor.pack, factor.inForce] + (factor.draft.map { [$0] } ?? []), format,
        details: curves.map(Block.sentence))
    }
    guard !rows.isEmpty else { return [] }
    let more: [Block] =
      listsAllFactors ? [] : [.sentence("The other factors move with their group: symptoms tune show --factors")]
    let heading = Block.heading(.init("Log-odds of the factors, before anything is learnt"))
    return [.section([heading, table(rows)] + more)]
  }

  private func row(
    _ name: String, _ values: [Double], _ format: TextFormatter, details: [Block] = []
  ) -> Block.Table.Row {
    let texts = values.map { format.number($0, upTo: 2) }
    return Block.Table.Row(
      ["\(name)"] + texts.map { "\($0)" } + [Set(texts).count > 1 ? "differs" : ""], details: details)
  }

  private func table(_ rows: [Block.Table.Row]) -> Block {
    let sides = ["pack", "in force"] + (draft == nil ? [] : ["draft"])
    return .table(
      .init([.init("")] + sides.map { .init($0, .trailing) } + [.init("")], rows: rows))
  }

  // MARK: What comes next

  private var next: [Block] {
    guard let draft else {
      return [.commands([.init("symptoms tune set \(example)", "change something")])]
    }
    let place = draft.file.map { " in \($0)" } ?? ""
    let review = draft.review.map { " (to be looked at again on \($0))" } ?? ""
    let warnings: [Block] =
      draft.warnings.isEmpty ? [] : [.list(.init(draft.warnings.map { "\($0.sentence)" }, mark: .warning))]
    if draft.isInForce { return [.sentence("The draft\(place)\(review) says what is in force.")] + warnings }
    let option = draft.file.map { " --file \($0)" } ?? ""
    return warnings + [
      .sentence("The draft\(place)\(review) is not in force. Next:"),
      .commands([
        .init("symptoms tune backtest\(option)"),
        .init("symptoms tune apply\(option) --by \"…\" --because \"…\""),
      ]),
    ]
  }

  /// A change that would be right: five from the last group that has them to the first.
  private var example: String {
    guard let first = groups.first, let last = groups.last(where: { $0.id != first.id && $0.inForce >= 5 }) else {
      return "NAME=WEIGHT"
    }
    return "\(first.id)=\((first.inForce + 5).decimal(upTo: 2)) \(last.id)=\((last.inForce - 5).decimal(upTo: 2))"
  }
}
