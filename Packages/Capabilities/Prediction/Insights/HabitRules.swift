import TrackerApplication
import TrackerCore

/// Rules about what the packs count as lowering the chance of a flare.
enum HabitRules {
  /// Days without it, all of them known.
  private static let without = 7

  /// Something is back that a pack counts as protective. It says only that it is back.
  static let back = CoachingRule(
    "habit-back", "Something that your pack counts as protective is back.", category: .habit, severity: .positive,
    priority: 3, quietDays: 7,
    metrics: { basis in habits(of: basis.person).reduce(into: [:]) { $0[$1.metric] = without } },
    examples: [
      .speaks(
        "You had foods that may help today, after 7 days without them.", ["food-group.protective": .days(8, 0) + [1]]),
      .silent("it was there this week", ["food-group.protective": [0, 0, 1, 0, 0, 0, 0, 0, 1]]),
      .silent("not all days are known", ["food-group.protective": [0, 0, nil, 0, 0, 0, 0, 0, 1]]),
    ]
  ) { day in
    habits(of: day.person).compactMap { name, metric in
      guard let value = day.number(metric), value > 0 else { return nil }
      let before = day.known(metric, back: 1...without)
      guard before.count == without, before.allSatisfy({ $0 == 0 }) else { return nil }
      let isFood = metric.rawValue.hasPrefix("food-group.")
      let says: Phrase =
        switch (isFood, day.isToday) {
        case (true, true): "You had foods that may help today, after {count} days without them."
        case (true, false): "You had foods that may help, after {count} days without them."
        case (false, true): "{name} again today, after {count} days without."
        case (false, false): "{name} again, after {count} days without."
        }
      return CoachingNotice(
        says.filled(with: ["name": .verbatim(name), "count": .count(without)]),
        command: day.entries(days: without + 1), subject: metric.rawValue, value: value, comparedWith: 0)
    }
  }

  /// What only ever lowers the chance of a flare by the packs and is given by entries, as the packs call it.
  private static func habits(of person: Person) -> [(name: String, metric: MetricID)] {
    var seen: Set<MetricID> = []
    return person.packs.flatMap(\.risk.factors).compactMap { factor in
      guard case .response(let window, let curve) = factor.rule, curve.points.allSatisfy({ $0.points <= 0 }),
        curve.points.first?.points == 0, let metric = person.catalogue[window.metric], metric.derivation == nil,
        case .noneOnKeptDays = metric.absence, seen.insert(window.metric).inserted
      else { return nil }
      return (factor.name, window.metric)
    }
  }
}
