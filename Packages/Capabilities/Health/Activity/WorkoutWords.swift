import TrackerApplication
import TrackerCore

/// How workouts are told beside earlier ones.
enum WorkoutWords {
  static func table(_ workouts: [WorkoutComparison], _ format: TextFormatter) -> Block.Table {
    let groups = workouts.map { own -> Block.Table.Group in
      let name = format(own.name)
      let values = [
        "name": name.prefix(1).uppercased() + name.dropFirst(), "now": "\(own.now)", "before": "\(own.before)",
      ]
      let heading = format("{name}: {now} now, {before} before", values)
      return .init("\(heading)", rows: own.lines.map { row($0, format) })
    }
    return .init(
      [
        .init(format("Workouts")), .init(format("now"), .trailing), .init(format("n"), .trailing),
        .init(format("before"), .trailing), .init(format("n"), .trailing),
      ], caption: format("Workouts beside the 90 days before"), groups: groups)
  }

  private static func row(_ line: WorkoutComparison.Line, _ format: TextFormatter) -> Block.Table.Row {
    func told(_ side: WorkoutComparison.Side) -> RichText {
      side.mean.map { RichText(Self.told($0, line.trait, format)) } ?? RichText("–", .unknown)
    }
    return .init([
      "\(name(of: line.trait, format))", told(line.now), "\(line.now.known)", told(line.before), "\(line.before.known)",
    ])
  }

  private static func name(of trait: WorkoutComparison.Trait, _ format: TextFormatter) -> String {
    switch trait {
    case .minutes: format("Minutes")
    case .pace: format.words.units == .us ? format("Minutes a mile") : format("Minutes a km")
    case .energy: format("Energy, kcal")
    case .heartRate: format("Mean heart rate")
    case .recovery: format("Slower after 1 minute")
    case .load: format("Minutes × intensity")
    }
  }

  private static func told(_ value: Double, _ trait: WorkoutComparison.Trait, _ format: TextFormatter) -> String {
    guard trait == .pace else { return format.number(value, upTo: value.magnitude >= 100 ? 0 : 1) }
    // A pace is minutes for one of the person's units of distance.
    let ofUnit = Quantity.distance.number(1, in: format.words.units)
    return format.number(value / ofUnit)
  }
}
