import TrackerApplication

extension PatternView {
  /// What the person's own records let expect after it, for a claim that stands.
  func suggestion(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    guard let suggestion = item.suggestion else { return [] }
    let values = [
      "effect": format.effect(suggestion.points, lag: item.pattern.lag),
      "range": format.range(of: suggestion.interval), "days": "\(suggestion.days)", "with": "\(suggestion.daysWith)",
      "priority": "\(suggestion.priority)",
    ]
    var sentences = [
      format("By your records: {effect} (probably {range}).", values),
      format("A day has 0 to 10 points, from best to worst.", values),
      format("This rests on {days} days, {with} of them with it.", values),
      format("Priority: {priority} of 5.", values),
    ]
    if let stretches = suggestion.goodStretches {
      sentences.append(
        format(
          "In your good stretches it was there on {within}, and on other days on {otherwise}.",
          [
            "within": format.ofDays(stretches.goodDaysWith, stretches.goodDays),
            "otherwise": format.ofDays(stretches.otherDaysWith, stretches.otherDays),
          ]))
      sentences.append(
        format("A good stretch is three or more days with no flare, none worse than usual."))
    }
    return [
      .section([
        .heading(.init("\(format("Expected effect"))")), .sentence("\(sentences.joined(separator: " "))"),
      ])
    ]
  }

  /// How many days after it its effect shows, for a claim.
  func response(_ item: PatternsView.Item, _ format: TextFormatter) -> [Block] {
    guard let response = item.pattern.response else { return [] }
    let usual: String
    if let day = response.usual {
      usual = format("It usually shows {day}.", ["day": format.later(day)])
    } else if let missing = format.missing(response.missing) {
      usual = format("On which day it usually shows is too early to say: {missing}.", ["missing": missing])
    } else {
      usual = format("On which day it usually shows cannot be told: no day is clearly ahead.")
    }
    guard !response.ofDays.isEmpty else { return [.section([.sentence("\(usual)")])] }
    return [
      .section([
        .heading(.init("\(format("How soon it shows"))")),
        .table(
          .init(
            [
              .init("", isTitleShown: false), .init(format("Points worse"), .trailing),
              .init(format("probably"), .trailing), .init(format("Days"), .trailing),
            ],
            rows: response.ofDays.map { day in
              .init([
                "\(format.later(day.lag))", "\(format.number(day.points, upTo: 1, atLeast: 1, isSigned: true))",
                "\(format.signedRange(of: day.interval))", "\(day.days)",
              ])
            })), .sentence("\(usual)"),
      ])
    ]
  }
}
