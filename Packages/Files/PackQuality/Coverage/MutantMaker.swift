import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// Makes the mutants of a pack, one kind of part after the other.
struct MutantMaker {
  let loaded: LoadedPack
  /// The file whose values are changed.
  let file: String
  /// With the pack's own metrics.
  let catalogue: MetricCatalogue
  private(set) var mutants: [Mutant] = []

  init(loaded: LoadedPack, file: String, catalogue: MetricCatalogue) {
    self.loaded = loaded
    self.file = file
    self.catalogue = catalogue
  }

  var pack: ConditionPack { loaded.pack }

  func isOwn(_ path: String) -> Bool { loaded.places[path]?.file == file }

  mutating func add(
    _ path: String, _ change: Phrase, part: Mutant.Part, _ mutate: (inout ConditionPack) -> Void
  ) {
    var mutated = pack
    mutate(&mutated)
    guard mutated != pack else { return }
    mutants.append(Mutant(path: path, change: change, place: loaded.places[path], part: part, pack: mutated))
  }

  /// A factor with the compounds that it is a part of, straight or through others.
  private func part(of index: Int) -> Mutant.Part {
    var changed: Set<FactorID> = [pack.risk.factors[index].id]
    var grew = true
    while grew {
      let more = pack.risk.factors.filter { factor in
        guard case .compound(let parts, _) = factor.rule, !changed.contains(factor.id) else { return false }
        return parts.contains(where: changed.contains)
      }
      grew = !more.isEmpty
      changed.formUnion(more.map(\.id))
    }
    // A factor that counts raised groups hangs on every other one.
    changed.formUnion(pack.risk.factors.filter { $0.metric == RiskModel.raisedGroups }.map(\.id))
    return .factor(changed)
  }

  mutating func mutateGroups() {
    for (index, group) in pack.risk.groups.enumerated() {
      let path = "risk.groups.\(group.id).weight"
      // Alone, or without a factor, a group's weight makes no difference.
      guard isOwn(path), pack.risk.groups.count > 1, pack.risk.factors.contains(where: { $0.group == group.id }) else {
        continue
      }
      add(path, .words("weight 0 instead of {weight}", ["weight": "\(group.weight.words)"]), part: .weight) {
        $0.risk.groups[index].weight = 0
      }
    }
  }

  mutating func mutateFactors() {
    for (index, factor) in pack.risk.factors.enumerated() {
      let path = "risk.factors.\(factor.id)"
      switch factor.rule {
      case .response(let window, let curve):
        mutate(curve, of: window, at: index, path: path)
        mutate(window, of: curve, at: index, path: path)
      case .compound(let parts, let points): mutate(parts, points, at: index, path: path)
      }
    }
  }

  private mutating func mutate(_ curve: ResponseCurve, of window: MetricWindow, at index: Int, path: String) {
    guard isOwn("\(path).response") else { return }
    let gaps = zip(curve.points, curve.points.dropFirst()).map { $1.value - $0.value }
    let half = (gaps.min() ?? 0) / 2
    let moves: [(Phrase, (ResponseCurve.Point) -> ResponseCurve.Point)] = [
      ("all points 0", { .init(value: $0.value, points: 0) }),
      (.words("moved up by {step}", ["step": "\(half.words)"]), { .init(value: $0.value + half, points: $0.points) }),
      (.words("moved down by {step}", ["step": "\(half.words)"]), { .init(value: $0.value - half, points: $0.points) }),
      (
        .words("{points} points more", ["points": "\(Mutant.pointsMoved.words)"]),
        { .init(value: $0.value, points: min(100, $0.points + Mutant.pointsMoved)) }
      ),
      (
        .words("{points} points fewer", ["points": "\(Mutant.pointsMoved.words)"]),
        { .init(value: $0.value, points: max(-100, $0.points - Mutant.pointsMoved)) }
      ),
    ]
    for (change, move) in moves {
      guard let moved = ResponseCurve(curve.points.map(move)), differs(moved, from: curve, over: window) else {
        continue
      }
      add("\(path).response", change, part: part(of: index)) { $0.risk.factors[index].rule = .response(window, moved) }
    }
  }

  /// Whether some value that the metric can have gives other points.
  private func differs(_ left: ResponseCurve, from right: ResponseCurve, over window: MetricWindow) -> Bool {
    let values = (left.points + right.points).map(\.value)
    // Sums and counts of days leave the range of a single day upwards.
    let range = catalogue[window.metric]?.reach
    let lowest = range?.lowerBound ?? -Double.infinity
    let highest = window.over == 1 && window.take == .metricsOwn ? range?.upperBound ?? .infinity : .infinity
    // A difference lies on both sides of 0.
    if window.against != nil { return values.contains { abs(left($0) - right($0)) > 1e-9 } }
    return values.map { min(max($0, lowest), highest) }.contains { abs(left($0) - right($0)) > 1e-9 }
  }

  private mutating func mutate(_ window: MetricWindow, of curve: ResponseCurve, at index: Int, path: String) {
    func add(_ key: String, _ change: Phrase, _ mutate: (inout MetricWindow) -> Void) {
      guard isOwn("\(path).\(key)") else { return }
      var changed = window
      mutate(&changed)
      self.add("\(path).\(key)", change, part: part(of: index)) {
        $0.risk.factors[index].rule = .response(changed, curve)
      }
    }
    if window.over > 1 { add("over", "one day shorter") { $0.over -= 1 } }
    if window.lag > 0 { add("lag", "one day less") { $0.lag -= 1 } }
    if window.lag < 14 { add("lag", "one day more") { $0.lag += 1 } }
    if window.metric.part != nil { add("at", "the whole day instead") { $0.metric = $0.metric.ofWholeDay } }
    switch window.against {
    case nil: break
    case .daysBefore(let days):
      if days > PackLimits.againstDays.lowerBound {
        add("against", "one day less") { $0.against = .daysBefore(days - 1) }
      }
      if days < PackLimits.againstDays.upperBound {
        add("against", "one day more") { $0.against = .daysBefore(days + 1) }
      }
      add("against", "compared with nothing") { $0.against = nil }
    case .usual: add("against", "compared with nothing") { $0.against = nil }
    case .usualInSpread:
      add("against", "compared with nothing") { $0.against = nil }
      add("in", "the difference itself") { $0.against = .usual }
    }
    if case .daysAtLeast(let least) = window.take {
      let change: Phrase = .words(
        "at least {new} instead of {old}", ["new": "\((least + 1).words)", "old": "\(least.words)"])
      add("take", change) { $0.take = .daysAtLeast(least + 1) }
    } else if window.over > 1 {
      let isSum = window.take == .fold(.sum)
      add("take", isSum ? "mean instead of sum" : "sum instead") { $0.take = .fold(isSum ? .mean : .sum) }
    }
  }

  private mutating func mutate(_ parts: [FactorID], _ points: Double, at index: Int, path: String) {
    if isOwn("\(path).points") {
      for (change, share) in [("no points", 0), ("a quarter fewer points", 0.75)] as [(Phrase, Double)] {
        add("\(path).points", change, part: part(of: index)) {
          $0.risk.factors[index].rule = .compound(allOf: parts, points: points * share)
        }
      }
    }
    guard isOwn("\(path).all_of") else { return }
    for part in parts {
      add("\(path).all_of", .words("without the part {part}", ["part": "\(part)"]), part: self.part(of: index)) {
        $0.risk.factors[index].rule = .compound(allOf: parts.filter { $0 != part }, points: points)
      }
    }
  }

  mutating func mutateFlare() {
    if isOwn("flare.of"), pack.flare.symptoms.count > 1 {
      for symptom in pack.flare.symptoms {
        add("flare.of", .words("without the symptom {symptom}", ["symptom": "\(symptom.id)"]), part: .flare) {
          $0.flare.symptoms.removeAll { $0.id == symptom.id }
        }
      }
    }
    let step = pack.flare.symptoms.map(\.step).min() ?? 1
    if isOwn("flare.at_least") {
      add("flare.at_least", "one step higher", part: .flare) { $0.flare.atLeast += step }
      add("flare.at_least", "one step lower", part: .flare) { $0.flare.atLeast -= step }
    }
    for (index, symptom) in pack.flare.symptoms.enumerated() {
      guard let threshold = symptom.threshold, isOwn("flare.each.\(symptom.id)") else { continue }
      let path = "flare.each.\(symptom.id)"
      add(path, "one step higher", part: .flare) { $0.flare.symptoms[index].threshold = threshold + symptom.step }
      add(path, "one step lower", part: .flare) { $0.flare.symptoms[index].threshold = threshold - symptom.step }
    }
    if let together = pack.flare.together, isOwn("flare.together") {
      add("flare.together", "one symptom fewer", part: .flare) { $0.flare.together = together - 1 }
    }
    if pack.flare.take == .mean, isOwn("flare.take") {
      add("flare.take", "worst instead of mean", part: .flare) { $0.flare.take = nil }
    }
    if let days = pack.flare.days, isOwn("flare.days") {
      add("flare.days", "one day less", part: .flare) { $0.flare.days = days - 1 }
      add("flare.days", "one day more", part: .flare) { $0.flare.days = days + 1 }
    }
    guard let relative = pack.flare.relative else { return }
    if isOwn("flare.relative.above") {
      add("flare.relative.above", "one step higher", part: .flare) { $0.flare.relative?.above += step }
      add("flare.relative.above", "one step lower", part: .flare) { $0.flare.relative?.above -= step }
    }
    if isOwn("flare.relative.over") {
      add("flare.relative.over", "half as long", part: .flare) {
        $0.flare.relative?.over = max(FlareRule.Relative.fewestDays, relative.over / 2)
      }
    }
  }

  /// What counts as a food of a group, and what does not. A list is tested where it is written, and again where a
  /// factor or an insight first looks at it.
  mutating func mutateFoods() {
    for (index, group) in pack.foods.enumerated() {
      let looks = looks(at: group.metric)
      // Without any, no input could show which foods a group has.
      guard !looks.isEmpty else { continue }
      let own = looks.first(where: isOwn)
      let list = "foods.\(group.id)"
      let foods = [list + ".foods", list].first { loaded.places[$0] != nil } ?? list
      if let path = isOwn(foods) ? foods : own {
        add(path, .words("no food is in {group}", ["group": "\(group.id)"]), part: .foods) { pack in
          pack.foods[index].foods = []
          // A word that another language has, too, would hide it.
          for other in pack.otherWords.counted.indices where pack.otherWords.counted[other].id == group.id {
            pack.otherWords.counted[other].foods = []
          }
        }
      }
      guard !group.butNot.isEmpty, let path = isOwn("\(list).but_not") ? "\(list).but_not" : own else { continue }
      add(path, .words("{group} without the names that are no such food", ["group": "\(group.id)"]), part: .foods) {
        pack in
        pack.foods[index].butNot = []
        for other in pack.otherWords.counted.indices where pack.otherWords.counted[other].id == group.id {
          pack.otherWords.counted[other].butNot = []
        }
      }
    }
  }

  /// Where factors and insights name a metric, or a part of its day.
  private func looks(at metric: MetricID) -> [String] {
    pack.risk.factors.filter { $0.metric?.ofWholeDay == metric }.map { "risk.factors.\($0.id).metric" }
      + (pack.insights ?? []).filter { $0.window.metric.ofWholeDay == metric }.map { "insights.\($0.id).metric" }
  }

  mutating func mutateScales() {
    for scale in pack.scales {
      let path = "scales.\(scale.id)"
      // A scale is seen through the symptoms that are answered on it.
      guard pack.symptoms.contains(where: { $0.scale.id == scale.id }) else { continue }
      if isOwn("\(path).range") {
        change(scale.id, at: "\(path).range", "one step wider at the top") {
          $0.range = $0.range.lowerBound...($0.range.upperBound + $0.step)
        }
        change(scale.id, at: "\(path).range", "one step wider at the bottom") {
          $0.range = ($0.range.lowerBound - $0.step)...$0.range.upperBound
        }
      }
      if isOwn("\(path).step") { change(scale.id, at: "\(path).step", "half as large") { $0.step /= 2 } }
      guard isOwn("\(path).bands") else { continue }
      for (index, band) in scale.bands.dropLast().enumerated() {
        change(scale.id, at: "\(path).bands", .words("the band {band} ends one step higher", ["band": "\(band.name)"]))
        {
          $0.bands[index].upTo += $0.step
        }
        change(scale.id, at: "\(path).bands", .words("the band {band} ends one step lower", ["band": "\(band.name)"])) {
          $0.bands[index].upTo -= $0.step
        }
      }
    }
  }

  private mutating func change(_ id: ScaleID, at path: String, _ change: Phrase, _ mutate: (inout Scale) -> Void) {
    add(path, change, part: .scale) { pack in
      for index in pack.symptoms.indices where pack.symptoms[index].scale.id == id {
        mutate(&pack.symptoms[index].scale)
      }
    }
  }
}
