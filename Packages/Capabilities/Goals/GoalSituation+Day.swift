import TrackerApplication
import TrackerCore

/// What one day did for a goal.
public struct GoalContribution: Sendable, Hashable, Encodable {
  public var metric: MetricID
  public var day: Day
  /// In the unit of the metric.
  public var value: Double
  /// −1 … 1, as `GoalMath.contribution` says.
  public var contribution: Double

  /// How much that is, in words.
  enum Band: Sendable { case bigStep, step, usual, back, farBack }

  /// From .6 and .2 on, up and down.
  var band: Band { Band(contribution) }
}

extension GoalContribution.Band {
  /// - Parameter contribution: −1 … 1.
  init(_ contribution: Double) {
    self =
      switch contribution {
      case 0.6...: .bigStep
      case 0.2...: .step
      case ..<(-0.6): .farBack
      case ..<(-0.2): .back
      default: .usual
      }
  }
}

extension GoalSituation {
  /// Days in which a target without a day to reach it by would be reached, for the step that a day needs.
  private static let daysWithoutDue = 90

  /// What a day did; nil where its value is unknown, and where there is nothing to compare it with.
  ///
  /// - Parameter days: Before the situation's day.
  func contribution(daysBefore days: Int = 0) -> GoalContribution? {
    guard let aim = goal.aim, let value = value(daysBefore: days), let number = number(value, daysBefore: days) else {
      return nil
    }
    return GoalContribution(
      metric: aim.metric, day: day.advanced(by: -days), value: value, contribution: number)
  }

  private func number(_ value: Double, daysBefore days: Int) -> Double? {
    if let habit = goal.habit, let record {
      let day = day.advanced(by: -days)
      let before = (1..<day.weekday).filter { record.isMet(on: day.advanced(by: -$0)) == true }.count
      let room = before >= habit.days || before + (7 - day.weekday) >= habit.days
      return GoalMath.contribution(of: value, to: habit, hasRoom: room)
    }
    guard let target = goal.target, let start = target.start, let metric else { return nil }
    if metric.runsOn {
      guard let before = (1...GoalPace.days).first(where: { self.value(daysBefore: days + $0) != nil }),
        let earlier = self.value(daysBefore: days + before), target.target != start
      else { return nil }
      let length = goal.due.map { max(1, goal.created.distance(to: $0)) } ?? GoalSituation.daysWithoutDue
      return GoalMath.contribution(
        ofChange: value - earlier, over: before, needing: abs(target.target - start) / Double(length), toward: target,
        from: start)
    }
    let earlier = values.dropLast(days + 1).suffix(PersonalUsual.days).filter { !$0.isNaN }
    return GoalMath.contribution(
      of: value, usual: PersonalUsual.mean(of: earlier) ?? start, toward: target, from: start)
  }

  /// What a day did by each of the goal's numbers; those of which it is not known are left out.
  func contributionsOfParts(daysBefore days: Int = 0) -> [GoalContribution] {
    parts.compactMap { $0.contribution(daysBefore: days) }
  }

  /// What the last days did, the latest first; days of which nothing is known are left out.
  func contributions(days: Int) -> [GoalContribution] { (0..<days).flatMap { contributionsOfParts(daysBefore: $0) } }
}

/// Something to do next that the person's own days suggest.
public struct GoalRecommendation: Sendable, Hashable, Encodable {
  /// How much it moves the goal.
  public enum Impact: String, Sendable, Encodable { case high, medium, low }
  /// When it can be done.
  public enum TimeFrame: String, Sendable, Encodable {
    /// Today or this week.
    case immediate
    /// Within four weeks.
    case shortTerm = "short-term"
    case longTerm = "long-term"
  }

  public var goal: GoalID
  public var says: Phrase
  public var impact: Impact
  public var timeFrame: TimeFrame

  /// The same with the name of the number that it is about.
  func naming(_ metric: MetricDefinition?) -> GoalRecommendation {
    var named = self
    if let metric { named.says = .words("{name}: {says}", ["name": metric.name, "says": says]) }
    return named
  }
}

extension GoalRecommendation {
  /// The sentence behind the title of its goal, where several goals are told of.
  func told(of titles: [GoalID: String], _ format: TextFormatter) -> RichText {
    guard let title = titles[goal] else { return "\(format(says))" }
    return "\(title, .strong): \(format(says))"
  }
}

extension GoalSituation {
  /// What the person's own days say of what would reach the goal; nothing that they do not say.
  ///
  /// A step that is due has a high impact. A habit's week: high where at least half of its days are missing, else
  /// medium. A target whose pace of late is below the one that is needed: high below half of it, else medium.
  public var recommendations: [GoalRecommendation] {
    guard goal.state == .active, !isReached else { return [] }
    return [ofStep, ofHabit].compactMap(\.self)
      + parts.flatMap { part in
        [part.ofTarget, part.ofOwnDays].compactMap(\.self).map { others.isEmpty ? $0 : $0.naming(part.metric) }
      }
  }

  private func recommend(
    _ says: Phrase, _ impact: GoalRecommendation.Impact, _ timeFrame: GoalRecommendation.TimeFrame
  ) -> GoalRecommendation {
    GoalRecommendation(goal: goal.id, says: says, impact: impact, timeFrame: timeFrame)
  }

  private var ofStep: GoalRecommendation? {
    guard let step = goal.steps.first(where: { $0.done == nil }) else { return nil }
    let isDue = step.due.map { $0 <= day } ?? false
    let says: Phrase =
      step.due.map { .words("Next step: {step} (by {day}).", ["step": .verbatim(step.title), "day": .day($0)]) }
      ?? .words("Next step: {step}.", ["step": .verbatim(step.title)])
    return recommend(says, isDue ? .high : .medium, isDue ? .immediate : .shortTerm)
  }

  private var ofHabit: GoalRecommendation? {
    guard let habit = goal.habit, let record else { return nil }
    let over = (isOver ? record.met : record.met.dropLast()).suffix(7)
    let (met, known) = (over.count { $0 == true }, over.count { $0 != nil })
    guard known >= 4, met < habit.days, let week else { return nil }
    let gap = habit.days - met
    let values: [String: Phrase] = ["met": .count(met), "gap": .count(gap)]
    let says: Phrase =
      gap == 1
      ? .words("You met it on {met} of the last 7 days. One more day a week reaches it.", values)
      : .words("You met it on {met} of the last 7 days. {gap} more days a week reach it.", values)
    let isNow = week.met < habit.days && week.met + week.open >= habit.days
    return recommend(says, gap * 2 >= habit.days ? .high : .medium, isNow ? .immediate : .shortTerm)
  }

  private var ofTarget: GoalRecommendation? {
    guard goal.target != nil, let needed = pace?.neededPerWeek, let perWeek = pace?.perWeek, needed != 0, let metric
    else { return nil }
    let share = perWeek / needed
    guard share < 1 else { return nil }
    let says: Phrase =
      switch (needed > 0, perWeek > 0) {
      case (true, true): "It needs to rise by {needed} a week. In the last 28 days it rose by {pace} a week."
      case (true, false): "It needs to rise by {needed} a week. In the last 28 days it fell by {pace} a week."
      case (false, true): "It needs to fall by {needed} a week. In the last 28 days it rose by {pace} a week."
      case (false, false): "It needs to fall by {needed} a week. In the last 28 days it fell by {pace} a week."
      }
    let unit = GoalUnit(metric.unit)
    let values: [String: Phrase] = [
      "needed": unit.size(ofChange: needed), "pace": unit.number(ofChange: perWeek),
    ]
    return recommend(says.filled(with: values), share < 0.5 ? .high : .medium, .shortTerm)
  }

  /// How often the person was at the target lately.
  private var ofOwnDays: GoalRecommendation? {
    guard let target = goal.target, let start = target.start, let metric, !metric.runsOn else { return nil }
    let recent = settled.suffix(GoalPace.days).filter { !$0.isNaN }
    guard recent.count >= GoalPace.fewestDays else { return nil }
    let met = recent.count { GoalMath.progress(from: start, to: target.target, at: $0) >= 1 }
    let says: Phrase =
      met == 0
      ? .words(
        "None of your last {known} known days was at the target yet.", ["known": .count(recent.count)])
      : .words(
        "You were at the target on {met} of your last {known} known days.",
        ["met": .count(met), "known": .count(recent.count)])
    return recommend(says, met == 0 ? .medium : .low, .longTerm)
  }
}
