import TrackerApplication
import TrackerCore

extension TuneShowView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let title = format("{condition}, pack revision {revision}", ["condition": name, "revision": "\(revision)"])
    let flare: [Block] =
      self.flare.map { [.section([.sentence("\(format("What counts as a flare day:")) \(format($0))")])] } ?? []
    return [.heading(.init("\(title)"))] + state(format) + [.section(groupTable(format))] + factorSection(format)
      + flare
      + [.section(next(format))]
  }

  /// What is in use, and what is planned.
  private func state(_ format: TextFormatter) -> [Block] {
    var sentences: [String] = []
    if let inForce {
      let values = [
        "day": format.long(inForce.from), "who": inForce.by, "why": inForce.because,
        "revision": "\(inForce.packRevision)",
      ]
      sentences.append(format("Tuned since {day}, by {who}: {why}", values))
      if let review = inForce.review {
        sentences.append(format("Review on {day}", ["day": format.long(review)]))
      }
      if inForce.packRevision != revision {
        sentences.append(
          format("It was made for revision {revision} of the pack. Check it, then apply it again.", values))
      }
      // What points to this page was told as a warning, as by every command: here stands only what is not used.
      if let trouble = inForce.trouble, !trouble.description.hasSuffix(": symptoms tune show") {
        sentences.append(format(trouble))
      }
      if !inForce.leftOut.isEmpty {
        let parts = inForce.leftOut.joined(separator: ", ")
        sentences.append(format("Parts of it that are not used: {parts}", ["parts": parts]))
      }
    } else {
      sentences.append(format("Not tuned: the pack's own weights are in use."))
    }
    if let announced {
      let values = ["day": format.long(announced.from), "who": announced.by, "why": announced.because]
      sentences.append(format("Planned from {day}, by {who}: {why}", values))
    }
    return sentences.map { .sentence("\($0)") }
  }

  // MARK: Weights

  private func groupTable(_ format: TextFormatter) -> [Block] {
    let rows = groups.map { group in
      row(group.id.rawValue, [group.pack, group.inForce] + (group.draft.map { [$0] } ?? []), format)
    }
    return [.heading(.init("\(format("Group weights (they add up to 100)"))")), table(rows, format)]
  }

  private func factorSection(_ format: TextFormatter) -> [Block] {
    let rows = factors.filter { listsAllFactors || $0.isTuned }.map { factor in
      let pack = format(factor.curve)
      let curves = [
        factor.curveInForce.map {
          format("Curve in use: {curve} (pack: {pack})", ["curve": format($0), "pack": pack])
        },
        factor.curveDraft.map {
          format("Curve in the draft: {curve} (pack: {pack})", ["curve": format($0), "pack": pack])
        },
      ].compactMap { $0 }
      return row(
        factor.id.rawValue, [factor.pack, factor.inForce] + (factor.draft.map { [$0] } ?? []), format,
        details: curves.map { .sentence("\($0)") })
    }
    guard !rows.isEmpty else { return [] }
    let more: [Block] =
      listsAllFactors
      ? []
      : [.sentence("\(format("The other factors change with their group. To see them: symptoms tune show --factors"))")]
    let heading = Block.heading(.init("\(format("Log-odds of the factors, before the person is known"))"))
    return [.section([heading, table(rows, format)] + more)]
  }

  private func row(
    _ name: String, _ values: [Double], _ format: TextFormatter, details: [Block] = []
  ) -> Block.Table.Row {
    let texts = values.map { format.number($0, upTo: 2) }
    return Block.Table.Row(
      ["\(name)"] + texts.map { "\($0)" } + ["\(Set(texts).count > 1 ? format("differs") : "")"], details: details)
  }

  private func table(_ rows: [Block.Table.Row], _ format: TextFormatter) -> Block {
    let sides = [format("pack"), format("in use")] + (draft == nil ? [] : [format("draft")])
    return .table(
      .init([.init("")] + sides.map { .init($0, .trailing) } + [.init("")], rows: rows))
  }

  // MARK: What comes next

  private func next(_ format: TextFormatter) -> [Block] {
    guard let draft else {
      let groups = groups.map { RiskModel.Group(id: $0.id, name: $0.name, weight: $0.inForce) }
      return [.commands([.init("symptoms tune set \(TuneShowView.example(groups))", format("change weights"))])]
    }
    let review: [Block] =
      draft.review.map { [.sentence("\(format("Review on {day}", ["day": format.long($0)]))")] } ?? []
    let warnings: [Block] =
      draft.warnings.isEmpty ? [] : [.list(.init(draft.warnings.map { "\(format($0.sentence))" }, mark: .warning))]
    let values = ["file": draft.file ?? ""]
    if draft.isInForce {
      let same = format(
        draft.file == nil
          ? "The draft is the same as what is in use." : "The draft in {file} is the same as what is in use.", values)
      return [.sentence("\(same)")] + review + warnings
    }
    let option = draft.file.map { " --file \($0.shellWord)" } ?? ""
    let idle = format(
      draft.file == nil ? "The draft is not in use yet. Next:" : "The draft in {file} is not in use yet. Next:", values)
    return warnings + review + [
      .sentence("\(idle)"),
      .commands([
        .init("symptoms tune backtest\(option)", format("try it on the past")),
        .init("symptoms tune apply\(option) --by \"…\" --because \"…\"", format("use it from today")),
      ]),
    ]
  }

  /// A change that is possible: five from the last group that has them to the first.
  static func example(_ groups: [RiskModel.Group]) -> String {
    guard let first = groups.first, let last = groups.last(where: { $0.id != first.id && $0.weight >= 5 }) else {
      return "NAME=WEIGHT"
    }
    return "\(first.id)=\((first.weight + 5).decimal(upTo: 2)) \(last.id)=\((last.weight - 5).decimal(upTo: 2))"
  }
}
