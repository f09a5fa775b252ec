import TrackerApplication
import TrackerCore

extension Tracker {
  static let sleep = Tracker(
    "sleep", "Sleep", aliases: ["rest"], metrics: [SleepDetails.hours], command: "symptoms log rest 7h",
    entering: "symptoms log rest", told: { value, _ in hours(value) }, details: { try SleepDetails($0) })

  static let water = Tracker(
    "water", "Drinks", aliases: ["drink", "hydration", "trinken", "wasser"], metrics: [WaterDetails.metric],
    command: "symptoms drink 300ml", entering: "symptoms log drink",
    told: { value, _ in .amount(value, .volume) }, details: { try WaterDetails($0) })

  static let weight = Tracker(
    "weight", "Weight", aliases: ["weigh"], metrics: ["weight.kg"], command: "symptoms weigh 70.4kg",
    entering: "symptoms log weight", told: { value, _ in .amount(value, .weight) },
    today: { day in
      // A weight far from the last one would be asked about.
      let units = day.session.environment.words.units
      let known = day.metric.map { day.table.known($0.id, on: day.table.days) }
      guard let metric = day.metric, let last = known?.last else { return nil }
      let today = day.number(metric.id)
      return TrackerToday(
        told: today.map { .amount($0, .weight) }, value: today, command: "symptoms weigh \(typed(last, in: units))")
    },
    details: { WeightDetails($0) })

  static let mood = Tracker(
    "mood", "Mood and energy", aliases: ["energy", "stimmung", "energie"],
    metrics: [PointsDetails.mood, PointsDetails.moodOfJournal, PointsDetails.energy], command: "symptoms check-in",
    entering: "symptoms check-in", told: outOfHighest, difference: { value, _ in points(value) },
    today: { day in
      let energy = day.table.catalogue[PointsDetails.energy]
      let mood = day.metric.flatMap { $0.id == energy?.id ? nil : $0 }
      func told(_ value: (MetricDefinition) -> Double?) -> Phrase? {
        let moods = mood.flatMap(value).map { Phrase.number($0, upTo: 1) }
        let energies = energy.flatMap(value).map { Phrase.number($0, upTo: 1) }
        switch (moods, energies) {
        case (let mood?, let energy?): return .words("{mood} and {energy}", ["mood": mood, "energy": energy])
        case (let mood?, nil): return .words("mood {value}", ["value": mood])
        case (nil, let energy?): return .words("energy {value}", ["value": energy])
        case (nil, nil): return nil
        }
      }
      return TrackerToday(
        told: told { day.number($0.id) }, value: (mood ?? energy).flatMap { day.number($0.id) },
        mean: told { TrackerDay.Mean(of: day.settled($0, days: 7)).mean })
    },
    details: { try PointsDetails($0, of: [PointsDetails.mood, PointsDetails.moodOfJournal, PointsDetails.energy]) })

  static let stress = Tracker(
    "stress", "Stress", metrics: [PointsDetails.stress], command: "symptoms stress 4",
    entering: "symptoms log activity", told: outOfHighest, difference: { value, _ in points(value) },
    details: { try PointsDetails($0, of: [PointsDetails.stress]) })

  /// `1 hour`, `7.2 hours`
  static func hours(_ value: Double) -> Phrase {
    .words((value * 10).rounded() == 10 ? "1 hour" : "{hours} hours", ["hours": .number(value, upTo: 1)])
  }

  /// `1 point`, `0.4 points`
  static func points(_ value: Double) -> Phrase {
    .words((value * 10).rounded() == 10 ? "1 point" : "{value} points", ["value": .number(value, upTo: 1)])
  }

  /// `4 of 10`
  private static func outOfHighest(_ value: Double, _ metric: MetricDefinition) -> Phrase {
    .words(
      "{value} of {highest}",
      ["value": .number(value, upTo: 1), "highest": .number(metric.range.upperBound, upTo: 0)])
  }

  /// A weight as it can be typed, in the person's unit: `70.4kg`.
  private static func typed(_ kilograms: Double, in units: UnitSystem) -> String {
    guard units == .us, let pound = Quantity.weight.value(1, typedIn: "lb") else {
      return "\(kilograms.decimal(upTo: 1))kg"
    }
    return "\((kilograms / pound).decimal(upTo: 1))lb"
  }
}
