import TrackerApplication
import TrackerCore

/// The person's reminders: what is on, what is due, and why.
public struct Reminders {
  let session: Session

  public init(_ session: Session) { self.session = session }

  var environment: Environment { session.environment }
  private var rules: [ReminderRule] { environment.registry.reminderRules.all }

  // MARK: Looking

  /// What is on, what is due now and what comes next.
  ///
  /// - Throws: `Failure` when the journal can't be read, as all of these do.
  public func overview() throws -> RemindersView {
    let (plan, verdicts) = try verdicts { plan, rule in plan.isOn && plan.isOn(rule) }
    return RemindersView(
      isOn: plan.isOn, quiet: plan.quietHours, timer: ReminderState(of: environment.home).timer,
      due: opened(verdicts).due, on: verdicts.map { row($0.rule, plan, $0) },
      offered: rules.filter { !plan.isOn || !plan.isOn($0) }.map { row($0, plan) })
  }

  /// Every rule, on or off.
  public func list() throws -> ReminderListView {
    let plan = try session.journal.read { try $0.reminderPlan() }
    return ReminderListView(isOn: plan.isOn, rules: rules.map { row($0, plan) })
  }

  /// What is due and was not given yet.
  public func due() throws -> ReminderDueView { opened(try dueNow()) }

  /// Why each rule is due or not; one alone where it is named.
  ///
  /// - Throws: also `Failure` (`validation`) for a rule that is not there.
  public func audit(_ name: String? = nil) throws -> ReminderAuditView {
    let named = try name.map { try rule($0).id }
    let (_, verdicts) = try verdicts { _, rule in named.map { $0 == rule.id } ?? true }
    return ReminderAuditView(
      rules: verdicts.map { verdict in
        ReminderAuditView.Rule(
          id: verdict.rule.id, name: verdict.rule.name, isDue: !verdict.due.isEmpty,
          conditions: verdict.conditions.map { .init(holds: $0.holds, words: $0.words) },
          next: verdict.next.map(time))
      })
  }

  /// When each rule that is on could be due next, the earliest first.
  public func next() throws -> ReminderNextView {
    let (plan, verdicts) = try verdicts { plan, rule in plan.isOn && plan.isOn(rule) }
    let known = verdicts.compactMap { verdict in verdict.next.map { (verdict.rule, $0) } }
    let unknown = verdicts.filter { $0.next == nil }.map { verdict in
      ReminderNextView.Unplanned(
        id: verdict.rule.id, name: verdict.rule.name,
        why: plan.isInQuietHours(verdict.rule)
          ? "Its time is in your quiet hours." : "No time is known yet. What it waits for has not begun.")
    }
    return ReminderNextView(
      isOn: plan.isOn, hasRuleOn: !verdicts.isEmpty, unplanned: unknown,
      next: known.sorted { $0.1 < $1.1 }.map { .init(at: time($0.1), id: $0.0.id, name: $0.0.name) })
  }

  // MARK: Giving

  /// Gives what is due, once: as a notification of the computer where it can, else as lines of the answer. What is
  /// given is remembered before, so that two programs never give one thing twice; one that is ended in between gives it
  /// not at all.
  ///
  /// - Throws: also `Failure` where it can't be remembered; then nothing is given.
  public func give() throws -> ReminderDueView {
    let verdicts = try dueNow()
    guard !verdicts.isEmpty else { return dueView([], how: .line) }
    let fresh = try ReminderState.change(in: environment.home) { state in
      let fresh = verdicts.filter { verdict in
        verdict.due.contains { !state.isDelivered(verdict.rule.id, $0.id) }
      }
      for verdict in fresh {
        for occasion in verdict.due { state.add(verdict.rule.id, occasion.id, at: environment.now) }
      }
      return fresh
    }
    guard !fresh.isEmpty else { return dueView([], how: .line) }
    let says = fresh.map { environment.words($0.rule.notifies) }
    let isShown = Notifier(machine: environment.machine).show(
      says.joined(separator: "\n"), title: environment.words("Reminder"))
    return dueView(fresh, how: isShown ? .notification : .line)
  }

  // MARK: Changing

  /// Switches reminders on, or one of them with when it reminds.
  ///
  /// - Throws: `Failure` (`validation`, `usage`) for a rule that is not there, or a value that it does not take; then
  ///   nothing is changed.
  public func turnOn(_ name: String?, _ wanted: ReminderWishes = ReminderWishes()) throws -> ReminderChangeView {
    guard let name else {
      guard wanted.isEmpty else {
        throw Failure(
          .usage, "Which reminder is that for?", recovery: "To see all: symptoms reminders list")
      }
      return try change("reminders on", said: nil) { $0.isOn = true }
    }
    let rule = try rule(name)
    return try change("reminders on", said: rule) { plan in
      plan.isOn = true
      var choice = plan[rule]
      choice.isOn = true
      choice.snoozed = nil
      try wanted.set(in: &choice, for: rule, quiet: plan.quietHours)
      plan[rule] = choice
    }
  }

  /// Switches reminders off, or one of them.
  public func turnOff(_ name: String?) throws -> ReminderChangeView {
    guard let name else { return try change("reminders off", said: nil) { $0.isOn = false } }
    let rule = try rule(name)
    return try change("reminders off", said: rule) { plan in
      plan[rule].isOn = rule.isOnAtFirst ? false : nil
    }
  }

  /// Silences a rule, or all of them, for a while. What is due then is given once more.
  public func snooze(_ name: String, for length: String) throws -> ReminderChangeView {
    guard let minutes = ReminderLength.minutes(of: length), (1...ReminderLength.longestSnooze).contains(minutes) else {
      throw Failure(
        .validation, "“{length}” is not a time to snooze", ["length": .verbatim(length)],
        recovery: "Use one like 30m, 2h or 1d, up to 30d")
    }
    let until = end(ofSnooze: minutes)
    let rule = try name.lowercased() == "all" ? nil : rule(name)
    return try change("reminders snooze", said: rule, snoozed: until) { plan in
      if let rule { plan[rule].snoozed = until } else { plan.snoozed = until }
    }
  }

  /// Whole days end at the same time of the clock on the wall, though one that the clocks change on has 23 hours, or
  /// 25.
  private func end(ofSnooze minutes: Int) -> Instant {
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1_440)
    guard rest == 0 else { return environment.now + Int64(minutes) * 60 }
    let (date, time) = session.calendar.local(environment.now)
    return session.calendar.firstInstant(on: date.advanced(by: days), from: time)
  }

  private func change(
    _ command: String, said rule: ReminderRule?, snoozed: Instant? = nil,
    _ body: (inout ReminderPlan) throws -> Void
  ) throws -> ReminderChangeView {
    let (plan, _) = try session.record(command) { journal in
      var plan = try journal.reminderPlan()
      // What has passed says nothing any more.
      if let past = plan.snoozed, past <= environment.now - 86_400 { plan.snoozed = nil }
      try body(&plan)
      try journal.put(plan == ReminderPlan() ? nil : plan, as: ReminderPlan.document)
      return plan
    }
    return ReminderChangeView(
      isOn: plan.isOn, rule: rule.map { row($0, plan) }, snoozed: snoozed.map(time),
      isQuietThen: snoozed.map { plan.quietHours.contains($0, in: session.calendar) } ?? false,
      hasRuleOn: rules.contains(where: plan.isOn),
      hasTimer: ReminderState(of: environment.home).timer != nil)
  }

  // MARK: Judging

  /// The rules that a person asked about by name.
  private func rule(_ name: String) throws(Failure) -> ReminderRule {
    if let rule = rules.first(where: { $0.id.rawValue == name.lowercased() }) { return rule }
    let near = nearestMatch(to: name, among: rules.map(\.id.rawValue))
    throw Failure(
      .validation,
      near == nil ? "“{name}” is not a reminder" : "“{name}” is not a reminder. Did you mean “{near}”?",
      ["name": .verbatim(name), "near": .verbatim(near ?? "")], recovery: "To see all: symptoms reminders list")
  }

  private func dueNow() throws -> [ReminderVerdict] {
    try verdicts { plan, rule in plan.isOn && plan.isOn(rule) }.verdicts.filter { !$0.due.isEmpty }
  }

  /// The verdicts on some rules, in the order of all; nothing is read for the others.
  private func verdicts(
    of isAsked: (ReminderPlan, ReminderRule) -> Bool
  ) throws -> (plan: ReminderPlan, verdicts: [ReminderVerdict]) {
    let state = ReminderState(of: environment.home)
    return try session.journal.read { journal in
      let plan = try journal.reminderPlan()
      let asked = rules.filter { isAsked(plan, $0) }
      let contexts = try ReminderReader(session: session, plan: plan).contexts(for: asked, in: journal)
      return (
        plan,
        asked.compactMap { rule in
          contexts[rule.id].map { context in
            ReminderVerdict(on: rule, by: plan, in: context) { state.isDelivered(rule.id, $0) }
          }
        }
      )
    }
  }

  /// What is due, for a person who looks at it.
  private func opened(_ verdicts: [ReminderVerdict]) -> ReminderDueView {
    let view = dueView(verdicts)
    if !view.due.isEmpty { environment.note(.reminderOpened) }
    return view
  }

  private func dueView(_ verdicts: [ReminderVerdict], how: ReminderDueView.How = .shown) -> ReminderDueView {
    ReminderDueView(
      due: verdicts.flatMap { verdict in
        verdict.due.map { occasion in
          ReminderDueView.Due(
            id: verdict.rule.id, since: time(occasion.since),
            says: verdict.rule.says.filled(with: verdict.values.merging(occasion.values) { $1 }),
            notifies: verdict.rule.notifies, command: verdict.rule.command)
        }
      }, how: how)
  }

  func row(_ rule: ReminderRule, _ plan: ReminderPlan, _ verdict: ReminderVerdict? = nil) -> ReminderRow {
    let snoozed = plan.snoozed(rule).flatMap { $0 > environment.now ? time($0) : nil }
    return ReminderRow(
      id: rule.id, name: rule.name, about: rule.about.filled(with: plan.timing(of: rule).values),
      isOn: plan.isOn(rule), snoozedUntil: snoozed, next: verdict?.next.map(time),
      isInQuietHours: plan.isInQuietHours(rule))
  }

  private func time(_ instant: Instant) -> ReminderTime {
    ReminderTime(instant, in: session.calendar, today: session.calendar.local(environment.now).date)
  }
}
