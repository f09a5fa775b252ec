import TrackerApplication
import TrackerCore
import TrackerStatistics

/// Puts what moved a forecast into lines, from what it starts from to what held it back.
struct ForecastExplanation {
  let forecast: Forecast
  /// Those of which both factors were present.
  let combinations: [FactorCombination]
  let spokenOn: SpokenOn
  let format: TextFormatter

  /// Steps below this are told together.
  private static let small = 0.05

  /// Their log-odds add up to those of the forecast.
  ///
  /// - Parameter factor: What a factor says where it raises the forecast, or lowers it; one without words is told
  ///   together with the small ones.
  func lines(factor: (_ id: FactorID, _ raises: Bool) -> String?) -> [ForecastView.ExplanationLine] {
    let moving = forecast.contributions.filter { $0.part == .recentDays || $0.part == .factor }
    let groups = ForecastFormatter.groups(
      moving, spokenOn: spokenOn, format.words, combinations: combinations, factor: factor)
    let base = sum(.baseRate)
    let start = Self.start(base, forecast.learntFrom, format)
    var lines = [ForecastView.ExplanationLine(part: .baseRate, text: start, logOdds: base)]
    lines += groups.filter { abs($0.logOdds) >= ForecastExplanation.small }.map {
      .init(part: .moving, text: $0.text, logOdds: $0.logOdds)
    }
    let small = groups.filter { abs($0.logOdds) < ForecastExplanation.small && $0.logOdds != 0 }
    // Terms without words, such as those of days that were hardly answered, count among the others.
    let wordless = moving.count { term in
      term.logOdds != 0
        && ForecastFormatter.groups([term], spokenOn: spokenOn, format.words, factor: factor).isEmpty
    }
    let named = groups.reduce(0) { $0 + $1.logOdds }
    let rest = small.reduce(0) { $0 + $1.logOdds } + sum(.recentDays) + sum(.factor) - named
    let count = small.count + wordless
    if count == 1, let only = small.first {
      lines.append(.init(part: .moving, text: only.text, logOdds: rest))
    } else if count > 0 {
      lines.append(.init(part: .smaller, text: others(count, besides: lines.count - 1), logOdds: rest))
    }
    return lines
      + forecast.contributions.filter { $0.part == .limit && $0.logOdds != 0 }.map {
        .init(part: .limit, text: limit($0.name), logOdds: $0.logOdds)
      }
  }

  private func sum(_ part: Forecast.Contribution.Part) -> Double {
    forecast.contributions.filter { $0.part == part }.reduce(0) { $0 + $1.logOdds }
  }

  /// Where a forecast starts. How it is put depends on how many days it was learnt from.
  static func start(_ base: Double, _ learntFrom: Int, _ format: TextFormatter) -> String {
    let values = ["percent": format.percent(sigmoid(base))]
    return switch learntFrom {
    case 0: format("It starts from {percent}, the same for everyone.", values)
    case ..<ForecastFormatter.patternDays:
      format("It starts from {percent}: your days so far, mixed with the start that everyone has.", values)
    default: format("It starts from {percent}, close to your average.", values)
    }
  }

  /// - Parameter named: How many things are told by themselves.
  private func others(_ count: Int, besides named: Int) -> String {
    let isOther = named > 0
    return format(
      count == 1
        ? (isOther ? "1 other thing." : "1 small thing.")
        : (isOther ? "{count} other things together." : "{count} small things together."), ["count": "\(count)"])
  }

  /// What took back a part of a forecast: the bound on the first days, or the one on certainty.
  private func limit(_ name: String) -> String {
    format(
      name == "first-days"
        ? "The program is careful while it knows little about you."
        : "The program never claims to be completely sure.")
  }
}
