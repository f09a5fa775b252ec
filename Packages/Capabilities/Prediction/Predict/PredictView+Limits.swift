import TrackerApplication
import TrackerCore

extension PredictView {
  /// What the person's own days say of one limit of theirs.
  struct Limit: Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      /// An amount above which the next day was worse.
      case load
      /// A night longer than usual after a short one.
      case recoverySleep = "recovery-sleep"
    }

    /// How often the next day was a flare.
    struct Share: Encodable, Sendable {
      var flares: Int
      var days: Int
      /// The limits of the 95% interval of the share, 0 … 1.
      var from: Double
      var to: Double

      init(flares: Int, days: Int, range: ClosedRange<Double>) {
        self.flares = flares
        self.days = days
        from = range.lowerBound
        to = range.upperBound
      }
    }

    struct Finding: Encodable, Sendable {
      /// Of a load, the amount above which it holds; of sleep, the hours of the usual night. In the metric's unit.
      var level: Double
      /// After more than that.
      var above: Share
      /// After up to that; of sleep, in the second night.
      var upTo: Share
    }

    /// What is needed before anything is told.
    struct Missing: Encodable, Sendable {
      var days: Int
      var flares: Int
    }

    enum State: Sendable {
      case found(Finding)
      /// There are days enough, and nothing that luck does not explain.
      case unclear(days: Int)
      case needs(Missing)
    }

    var kind: Kind
    var metric: MetricID
    var name: Phrase
    var unit: String
    var state: State

    private enum CodingKeys: String, CodingKey { case kind, metric, unit, finding, unclearDays, needs }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(metric, forKey: .metric)
      try container.encode(unit, forKey: .unit)
      switch state {
      case .found(let finding): try container.encode(finding, forKey: .finding)
      case .unclear(let days): try container.encode(days, forKey: .unclearDays)
      case .needs(let missing): try container.encode(missing, forKey: .needs)
      }
    }
  }

  /// The limits of a condition, in sentences.
  func limits(_ limits: [Limit], _ format: TextFormatter) -> [Block] {
    guard !limits.isEmpty else { return [] }
    let about = format(
      "How often the next day was a flare, in your records. In brackets: the probable range.")
    return [
      .heading(.init("\(format("Your limits"))")), .sentence("\(about)"),
      .details([.list(.init(limits.map { "\($0.sentence(format))" }, mark: .none))]),
    ]
  }
}

extension PredictView.Limit {
  fileprivate func sentence(_ format: TextFormatter) -> String {
    let name = kind == .load ? format(name) : format("Long nights after short ones")
    switch state {
    case .found(let finding): return told(finding, format)
    case .unclear(let days):
      return format("{name}: nothing clear in {count} days.", ["name": name, "count": "\(days)"])
    case .needs(let missing) where missing.days > 0:
      return format(
        missing.days == 1 ? "{name}: this needs 1 more day." : "{name}: this needs {count} more days.",
        ["name": name, "count": "\(missing.days)"])
    case .needs(let missing):
      return format(
        missing.flares == 1 ? "{name}: this needs 1 more flare day." : "{name}: this needs {count} more flare days.",
        ["name": name, "count": "\(missing.flares)"])
    }
  }

  private func told(_ finding: Finding, _ format: TextFormatter) -> String {
    let text =
      switch metric {
      case "exercise.minutes":
        "Over {amount} minutes of exercise: then flares on {flares} of {days} days ({from} to {to})."
      case "stress.level": "Stress above {amount}: then flares on {flares} of {days} days ({from} to {to})."
      default:
        "Long nights after short ones: flares on {flares} of {days} days ({from} to {to})."
      }
    let amount = ["amount": format.number(finding.level, upTo: 1)]
    let first = format(text, values(of: finding.above, format).merging(amount) { first, _ in first })
    let second = format("On other days: {flares} of {days} ({from} to {to}).", values(of: finding.upTo, format))
    return "\(first) \(second)"
  }

  private func values(of share: Share, _ format: TextFormatter) -> [String: String] {
    [
      "flares": "\(share.flares)", "days": "\(share.days)", "from": format.percent(share.from),
      "to": format.percent(share.to),
    ]
  }
}
