import TrackerApplication
import TrackerCore

extension PackContents {
  func item(_ symptom: PackShowView.Symptom) -> Item {
    let path = "symptoms.\(symptom.id)"
    let facts = [
      format("{lowest} to {highest}", range(symptom.lowest, symptom.highest)), worse(symptom.worse),
      counted(symptom.fold),
    ]
    return item(
      "\(symptom.id): \(symptom.name) (\(list(facts)))", at: path,
      [
        optional(symptom.about, at: "\(path).about"), item(words(of: symptom.anchors), at: "\(path).anchors"),
        named("sites: {list}", symptom.sites, at: "\(path).sites"),
        named("also called {list}", symptom.aliases, at: "\(path).aliases"), item(for: symptom.appliesTo, at: path),
      ]
        + (symptom.redFlags?.rules ?? []).map { rule in
          var rule = rule
          rule.when.sites = rule.when.sites.map(symptom.siteWords)
          return item(format(rule.words(named)), at: "\(path).seek_care")
        })
  }

  private func counted(_ fold: Fold) -> String {
    switch fold {
    case .mean: format("the mean of the day counts")
    case .sum: format("the sum of the day counts")
    default: format("the worst value of the day counts")
    }
  }

  func item(_ scale: Scale) -> Item {
    let path = "scales.\(scale.id)"
    let bands = scale.bands.map { band in
      format(
        "up to {value} {name} ({colour})",
        ["value": number(band.upTo.words), "name": band.name, "colour": words(of: band.colour)])
    }
    let values = range(scale.range.lowerBound, scale.range.upperBound).merging(
      ["id": scale.id.rawValue, "step": number(scale.step.words), "worse": worse(scale.worse)]) { $1 }
    return item(
      format("{id}: {lowest} to {highest} in steps of {step}, {worse}", values), at: path,
      [item(words(of: scale.anchors), at: "\(path).anchors"), item(list(bands), at: "\(path).bands")])
  }

  private func words(of colour: BandColour) -> String {
    switch colour {
    case .green: format("green")
    case .yellow: format("yellow")
    case .red: format("red")
    }
  }

  private func words(of anchors: [Scale.Anchor]) -> String {
    list(anchors.map { "\(number($0.value.words)) \($0.words)" })
  }

  func item(_ step: PackShowView.Step) -> Item {
    let path = "onboarding.\(step.id)"
    let options = step.options.map { option in
      step.preselected.contains(option.id)
        ? format("{option} (selected at the start)", ["option": option.name]) : option.name
    }
    let text = "\(step.id): \(step.asks) (\(step.kind))"
    return item(
      step.isOptional ? format("{step}, optional", ["step": text]) : text, at: path,
      [options.isEmpty ? nil : item(options.joined(separator: "; "), at: "\(path).options")])
  }
}
