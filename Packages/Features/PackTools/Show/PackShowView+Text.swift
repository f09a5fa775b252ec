import TrackerApplication
import TrackerCore

/// A line of a shown pack, with the path of the value it shows.
private struct Line {
  var text: String
  var indent = 2
  var path: String?
}

extension PackShowView {
  public func text(_ style: TextStyle) -> String {
    let extends =
      extends.isEmpty
      ? [] : [Line(text: "builds on \(extends.map(\.rawValue).joined(separator: ", then "))", path: "extends")]
    let head =
      [Line(text: summary, path: "summary")] + extends
      + (aliases.isEmpty ? [] : [Line(text: "also called \(aliases.joined(separator: ", "))", path: "aliases")])
      + codes.map { Line(text: "\($0.code) \($0.display) (\($0.system))", path: "codes") }
      + [Line(text: "content \(hash.rawValue.prefix(12))")]
    let sections: [(String, [Line])] = [
      ("\(name), revision \(revision)", head), ("Symptoms", symptoms.flatMap(lines)),
      ("Check-in, in this order", [Line(text: checkIn.map(\.rawValue).joined(separator: ", "), path: "check_in")]),
      ("Scales", scales.flatMap(lines)), ("Onboarding", onboarding.flatMap(lines)), ("A flare", flareLines),
      (
        "Food groups", foods.map { Line(text: "\($0.id): \($0.foods.joined(separator: ", "))", path: "foods.\($0.id)") }
      ),
      ("Risk", groups.flatMap(lines)), ("Messages", messageLines), ("References", references.flatMap(lines)),
    ]
    return sections.filter { !$0.1.isEmpty }.map { title, lines in
      ([style.paint(title, .bold)] + lines.map { set($0, style) }).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private func set(_ line: Line, _ style: TextStyle) -> String {
    let margin = String(repeating: " ", count: line.indent)
    let text = margin + style.wrap(line.text, indent: line.indent + 2, first: line.indent)
    guard let path = line.path, let place = origins?[path] else { return text }
    return "\(text)\n\(margin)  " + style.paint("← \(place)", .faint)
  }

  private func lines(_ symptom: Symptom) -> [Line] {
    let path = "symptoms.\(symptom.id)"
    let facts = [
      "\(symptom.lowest.words)…\(symptom.highest.words)", "\(symptom.worse.rawValue) is bad",
      symptom.fold == .mean ? "mean of the day" : "worst of the day",
    ]
    return [Line(text: "\(symptom.id): \(symptom.name) (\(facts.joined(separator: ", ")))", path: path)]
      + more(symptom.about, "\(path).about") + [
        Line(text: words(of: symptom.anchors), indent: 4, path: "\(path).anchors")
      ]
      + more(symptom.sites.isEmpty ? nil : "sites: \(symptom.sites.joined(separator: ", "))", "\(path).sites")
      + more(
        symptom.aliases.isEmpty ? nil : "also called \(symptom.aliases.joined(separator: ", "))", "\(path).aliases")
      + more(symptom.seekCare, "\(path).seek_care")
  }

  private func lines(_ scale: Scale) -> [Line] {
    let path = "scales.\(scale.id)"
    let bands = scale.bands.map { "to \($0.upTo.words) \($0.name) (\($0.colour.rawValue))" }.joined(separator: ", ")
    return [
      Line(
        text:
          """
          \(scale.id): \(scale.range.lowerBound.words)…\(scale.range.upperBound.words) in steps of \
          \(scale.step.words), \(scale.worse.rawValue) is bad
          """,
        path: path),
      Line(text: words(of: scale.anchors), indent: 4, path: "\(path).anchors"),
      Line(text: bands, indent: 4, path: "\(path).bands"),
    ]
  }

  private func words(of anchors: [Scale.Anchor]) -> String {
    anchors.map { "\($0.value.words) \($0.words)" }.joined(separator: ", ")
  }

  private func lines(_ step: Step) -> [Line] {
    let path = "onboarding.\(step.id)"
    let options = step.options.map { option in
      step.preselected.contains(option.id) ? "\(option.name) (chosen unless changed)" : option.name
    }
    return [
      Line(text: "\(step.id): \(step.asks) (\(step.kind)\(step.isOptional ? ", may be left out" : ""))", path: path)
    ]
      + more(options.isEmpty ? nil : options.joined(separator: "; "), "\(path).options")
  }

  private var flareLines: [Line] {
    let relative = flare.relative.map { relative in
      Line(
        text:
          """
          or, for those whose symptoms are always there, \(relative.above.words) above the usual of \
          \(relative.over.of("day"))
          """,
        path: "flare.relative")
    }
    return [
      Line(
        text: "\(flare.of.map(\.rawValue).joined(separator: ", ")): the worst of them, counted from the good end",
        path: "flare.of"),
      Line(text: "at least \(flare.atLeast.words)", path: "flare.at_least"),
    ] + [relative].compactMap { $0 }
  }

  private func lines(_ group: RiskModel.Group) -> [Line] {
    [Line(text: "\(group.id): \(group.name), weight \(group.weight.words)", path: "risk.groups.\(group.id).weight")]
      + factors.filter { $0.group == group.id }.flatMap(lines)
  }

  private func lines(_ factor: Factor) -> [Line] {
    let path = "risk.factors.\(factor.id)"
    var lines = [Line(text: "\(factor.id): \(factor.name)", indent: 4, path: path)]
    if let metric = factor.metric, let response = factor.response {
      let window = [
        factor.over == 1 ? nil : factor.over.map { "over \($0.of("day"))" },
        factor.lag == 0 ? nil : factor.lag.map { "\($0.of("day")) earlier" }, factor.take,
      ].compactMap { $0 }
      lines.append(Line(text: ([metric.rawValue] + window).joined(separator: ", "), indent: 6, path: "\(path).metric"))
      let points = response.map { pair in "\((pair.first ?? 0).words) → \((pair.last ?? 0).words)" }
      lines.append(Line(text: "points: \(points.joined(separator: ", "))", indent: 6, path: "\(path).response"))
    }
    if let parts = factor.allOf, let points = factor.points {
      lines.append(
        Line(text: "all of \(parts.map(\.rawValue).joined(separator: ", "))", indent: 6, path: "\(path).all_of"))
      lines.append(Line(text: "points: up to \(points.words)", indent: 6, path: "\(path).points"))
    }
    lines.append(Line(text: "says: \(factor.says)", indent: 6, path: "\(path).says"))
    lines.append(
      Line(
        text: "before anything is learnt: log-odds \(factor.logOdds.words), \(factor.sure.rawValue) sureness",
        indent: 6,
        path: "\(path).prior"))
    if !factor.sources.isEmpty {
      lines.append(
        Line(
          text: "source: \(factor.sources.map(\.rawValue).joined(separator: ", "))", indent: 6, path: "\(path).source"))
    }
    return lines + (factor.why.map { [Line(text: "why: \($0)", indent: 6, path: "\(path).why")] } ?? [])
  }

  private var messageLines: [Line] {
    Messages.Key.allCases.compactMap { key in
      messages[key.rawValue].map { Line(text: "\(key.rawValue): \($0)", path: "messages.\(key.rawValue)") }
    }
  }

  private func lines(_ reference: Reference) -> [Line] {
    let path = "references.\(reference.id)"
    let found = [reference.doi.map { "doi \($0)" }, reference.pmid.map { "pmid \($0)" }, reference.url].compactMap {
      $0
    }.joined(
      separator: ", ")
    let source = [reference.authors, reference.year.map(String.init), found].compactMap { $0 }.joined(separator: ", ")
    return [Line(text: "\(reference.id): \(reference.title)", path: path), Line(text: source, indent: 4)]
      + more(reference.finding, "\(path).finding")
  }

  private func more(_ text: String?, _ path: String) -> [Line] {
    text.map { [Line(text: $0, indent: 4, path: path)] } ?? []
  }
}
