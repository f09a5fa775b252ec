import TrackerApplication
import TrackerConsole
import TrackerCore

/// One sitting: gathers what is known of a day, asks or takes what was typed, saves one entry.
struct CheckIn {
  let session: Session
  let instant: Instant
  let day: Day
  let earlier: EarlierAnswers

  init(session: Session, instant: Instant, day: Day) throws {
    self.session = session
    self.instant = instant
    self.day = day
    let symptoms = session.person.entryContext.symptoms
    earlier = try session.journal.read { try EarlierAnswers(of: symptoms, before: day, in: $0) }
  }

  /// The sliders of the person's conditions, with a draft's answers where there is one.
  func form(resuming draft: CheckInDraft?) throws -> SliderForm {
    let today = try session.journal.read { try $0.entries(EntryQuery(days: day...day, kinds: [CheckInKind.id])) }
    let remarks = [
      draft.map { "Begun at \(session.calendar.local($0.begun).time) and not finished: your answers are here." },
      today.last.map { "The check-in of \(session.calendar.local($0.instant).time) stays beside this one." },
      earlier.answers.isEmpty ? nil : "Earlier answers are shown faintly. What you don't touch stays unanswered.",
    ]
    let sliders = session.person.checkIn.map { symptom in
      Slider(
        id: symptom.id.rawValue, name: symptom.name, about: symptom.about, scale: symptom.scale,
        value: draft?.answers[symptom.id].flatMap { symptom.scale.holds($0) ? $0 : nil },
        earlier: earlier.answers[symptom.id].map { Slider.Earlier($0.value, when: earlier.when($0.day)) })
    }
    return SliderForm(
      heading: FormHeading(
        title: "How are you? \(day.longText)", explains: remarks.compactMap { $0 }.joined(separator: " ").nonEmpty),
      sliders: sliders, notes: TextInput(draft?.notes ?? "", maxLength: CheckInKind.notesLength))
  }

  /// Every symptom as it was last answered in the week before.
  ///
  /// - Throws: `Failure` (`notEnoughData`) where nothing was.
  func sameAnswers() throws -> [SymptomID: Double] {
    let known = session.person.checkIn.filter { earlier.answers[$0.id] != nil }
    guard !known.isEmpty else {
      throw Failure(
        .notEnoughData,
        """
        There is no answer in the \(EarlierAnswers.reach) days before \(day.shortText(inYear: session.today.year)) \
        to take over
        """,
        mend: "Answer once: symptoms check-in")
    }
    return known.reduce(into: [:]) { answers, symptom in answers[symptom.id] = earlier.answers[symptom.id]?.value }
  }

  /// Saves one entry; a draft that it finishes is removed in the same action.
  ///
  /// - Parameters:
  ///   - taken: Symptoms whose answers were taken over from earlier.
  ///   - isAsked: Whether the person was asked: what they passed over is named, and closing the day is offered.
  func save(
    _ answers: [SymptomID: Double], notes: String?, taken: [SymptomID] = [], isAsked: Bool
  ) throws -> CheckInView {
    let payload = CheckInKind.payload(answers, notes: notes?.trimmed)
    let faults = CheckInKind.faults(in: payload, context: session.person.entryContext)
    guard faults.isEmpty else {
      throw Failure.invalid(faults, mend: "Answer with symptom=value; symptoms check-in --help")
    }
    let entry = session.entry(CheckInKind.id, EntryDraft(payload: payload, instant: instant, day: day))
    let context = session.person.entryContext
    let (_, changes) = try session.record("check-in") { journal in
      try journal.put(entry, measures: CheckInKind.allMeasures(of: entry, in: context))
      if isAsked { try journal.cache(nil as CheckInDraft?, as: CheckInDraft.key(of: day)) }
    }
    let (drafts, isClosed) = try session.journal.read {
      (try CheckInDraft.days(in: $0), try !$0.totals(of: [Measure.closes.metric], in: day...day).isEmpty)
    }
    let date = day == session.today ? "" : " --date \(day)"
    return CheckInView(
      entry: session.view(of: entry), tomorrow: changes,
      same: earlier.sentence(taking: taken.compactMap(context.symptom), inYear: session.today.year),
      seekCare: seekCare(answers),
      unanswered: isAsked ? session.person.checkIn.filter { answers[$0.id] == nil }.map(\.name) : [], drafts: drafts,
      closes: isClosed || !isAsked ? nil : "symptoms day close\(date)")
  }

  /// What packs say of a symptom is shown when it has come to the bad end of its scale, not on every day that it stays
  /// there.
  private func seekCare(_ answers: [SymptomID: Double]) -> [String] {
    session.person.entryContext.symptoms.compactMap { symptom in
      func isBad(_ value: Double?) -> Bool { value.flatMap(symptom.scale.band(of:))?.colour == .red }
      guard isBad(answers[symptom.id]), !isBad(earlier.answers[symptom.id]?.value) else { return nil }
      return symptom.seekCare
    }
  }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
