import TrackerCore

/// What a change is called: a few words in a list, a sentence by itself.
extension TrendChange {
  /// Where the later days lie, of a change that is more than luck.
  private enum Way {
    case better, worse, higher, lower, bitHigher, bitLower
  }

  /// nil where nobody can say that the days differ.
  private var way: Way? {
    guard let isHigher else { return nil }
    guard isLarge else { return isHigher ? .bitHigher : .bitLower }
    return switch effect {
    case .better: .better
    case .worse: .worse
    case nil: isHigher ? .higher : .lower
    }
  }

  /// `probably better`
  public func told(_ format: TextFormatter) -> RichText {
    guard let way else {
      return switch verdict {
      case .same: "\(format("about the same"))"
      case .unknown: RichText(format("too few days"), .unknown)
      default: "\(format("no clear change"))"
      }
    }
    return switch way {
    case .better: RichText(format(isProbable ? "probably better" : "better"), .good)
    case .worse: RichText(format(isProbable ? "probably worse" : "worse"), .bad)
    case .higher: "\(format(isProbable ? "probably up" : "up"))"
    case .lower: "\(format(isProbable ? "probably down" : "down"))"
    case .bitHigher: "\(format(isProbable ? "probably a bit up" : "a bit up"))"
    case .bitLower: "\(format(isProbable ? "probably a bit down" : "a bit down"))"
    }
  }

  /// `Probably better than in the 30 days before.`
  public func sentence(_ format: TextFormatter) -> String {
    let words: String =
      switch (way, isProbable) {
      case (.better, true): "Probably better than in the {days} days before."
      case (.better, false): "Better than in the {days} days before."
      case (.worse, true): "Probably worse than in the {days} days before."
      case (.worse, false): "Worse than in the {days} days before."
      case (.higher, true): "Probably higher than in the {days} days before."
      case (.higher, false): "Higher than in the {days} days before."
      case (.lower, true): "Probably lower than in the {days} days before."
      case (.lower, false): "Lower than in the {days} days before."
      case (.bitHigher, true): "Probably a little higher than in the {days} days before."
      case (.bitHigher, false): "A little higher than in the {days} days before."
      case (.bitLower, true): "Probably a little lower than in the {days} days before."
      case (.bitLower, false): "A little lower than in the {days} days before."
      case (nil, _):
        switch verdict {
        case .same: "About the same as in the {days} days before."
        case .unknown: "Too few days to compare with the {days} days before."
        default: "No clear change from the {days} days before."
        }
      }
    return format(words, ["days": "\(before.days)"])
  }

  /// Both means, and how far apart they may really be; what is missing where that is unknown.
  public func reason(_ numbers: TrendNumbers) -> String {
    let format = numbers.format
    var values = ["known": "\(after.known)", "earlier": "\(before.known)"]
    guard difference != nil, let before = before.mean, let after = after.mean, let low, let high else {
      return self.before.known == 0
        ? format("None of those days is known.") : format("{known} days are known now, {earlier} then.", values)
    }
    values["before"] = numbers.told(before)
    values["after"] = numbers.told(after)
    values["low"] = numbers.told(low, isSigned: true)
    values["high"] = numbers.told(high, isSigned: true)
    return low == high
      ? format("The mean was {before} then, and is {after} now.", values)
      : format("The mean was {before}, now {after}. The real change is probably between {low} and {high}.", values)
  }
}

/// Numbers of a metric as trends tell them: shares of days with a yes in percent, all others as they are.
public struct TrendNumbers {
  let metric: MetricDefinition
  public let format: TextFormatter

  public init(metric: MetricDefinition, format: TextFormatter) {
    self.metric = metric
    self.format = format
  }

  public func told(_ value: Double, isSigned: Bool = false) -> String {
    // What is told as none has no sign.
    let isNone = abs(value) < (metric.isYesOrNo ? 0.005 : 0.05)
    guard metric.isYesOrNo else {
      // Of steps and the like, what stands behind the point says nothing.
      return format.number(
        isNone ? 0 : value, upTo: abs(value) >= 100 ? 0 : 1, isSigned: isSigned && !isNone)
    }
    return (isSigned && !isNone && value > 0 ? "+" : "") + format.percent(value)
  }
}

extension MetricDefinition {
  /// Whether its days have a yes or a no.
  public var isYesOrNo: Bool { unit == "yes or no" }
}
