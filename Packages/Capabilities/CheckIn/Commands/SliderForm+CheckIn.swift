import TrackerApplication
import TrackerCheckIn
import TrackerConsole
import TrackerCore

extension SliderForm {
  /// The sliders of a check-in, with a draft's answers where there is one.
  init(_ sheet: CheckInSheet, of session: Session) {
    let format = session.format
    func time(_ instant: Instant) -> [String: String] { ["time": session.calendar.local(instant).time.description] }
    let remarks = [
      sheet.draft.map { format("You started this at {time}. Your answers are still here.", time($0.begun)) },
      sheet.entryBefore.map {
        format("You already checked in at {time}. This adds another check-in.", time($0.instant))
      },
      sheet.questions.contains { $0.earlier != nil }
        ? format("Pale dots are your last answers. Skip any line you like.") : nil,
    ].compactMap { $0 }
    let sliders = sheet.questions.map { question in
      let symptom = question.symptom
      return Slider(
        id: symptom.id.rawValue, name: symptom.name, about: symptom.about, scale: symptom.scale,
        takesNone: symptom.scale.takesNone, value: question.answer,
        earlier: question.earlier.map { earlier in
          let isYesterday = earlier.day == sheet.day.advanced(by: -1)
          return Slider.Earlier(earlier.value, when: format(isYesterday ? "yesterday" : earlier.day.weekdayName))
        }, isFilled: !question.isAnswered)
    }
    self.init(
      heading: FormHeading(
        title: sheet.day == session.today
          ? format("How are you today? {day}", ["day": format.short(sheet.day)])
          : format("How were you on {day}?", ["day": format.short(sheet.day)]),
        explains: remarks.isEmpty ? nil : remarks.joined(separator: " ")),
      sliders: sliders,
      notes: sheet.asksForNotes ? TextInput(sheet.draft?.notes ?? "", maxLength: CheckInKind.notesLength) : nil,
      finishes: sheet.metrics.isEmpty ? "Enter saves" : "Enter continues")
  }

  /// What was answered; what was not touched is absent.
  var answers: [SymptomID: Double] {
    sliders.reduce(into: [:]) { answers, slider in answers[SymptomID(slider.id)] = slider.value }
  }
}
