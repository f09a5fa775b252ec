import TrackerApplication
import TrackerCore

/// How the parts of the sleep score are told.
enum SleepWords {
  static func name(of part: SleepScore.Part) -> Phrase {
    switch part {
    case .duration: "Hours asleep"
    case .efficiency: "Asleep of time in bed"
    case .latency: "Minutes to fall asleep"
    case .awake: "Minutes awake at night"
    case .awakenings: "Times awake"
    case .regularity: "Regular times"
    }
  }

  static func told(_ value: Double, of part: SleepScore.Part, _ format: TextFormatter) -> String {
    switch part {
    case .duration, .awakenings: format.number(value)
    case .efficiency: format.percent(value / 100)
    case .latency, .awake, .regularity: format.number(value, upTo: 0)
    }
  }

  /// What a part does to the score, in a word.
  static func effect(_ impact: Double, _ format: TextFormatter) -> RichText {
    switch impact {
    case (1.0 / 3)...: "\(format("raises it"), .good)"
    case ...(-1.0 / 3): "\(format("lowers it"), .bad)"
    default: "\(format("in between"))"
    }
  }

  /// Why there is no score, and what to log.
  static func noScore(_ format: TextFormatter) -> [Block] {
    [
      .sentence(
        RichText(
          format("There is no sleep score: at least 2 of its parts have to be known. Hours alone are one."), .unknown)),
      .commands([.init(example, format("log a night with its parts"))]),
    ]
  }

  static let example = "symptoms log rest 23:10-06:20 in_bed=22:45-06:30 awake=15m"
}
