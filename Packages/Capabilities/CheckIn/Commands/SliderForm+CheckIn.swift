import TrackerApplication
import TrackerCheckIn
import TrackerConsole
import TrackerCore

extension SliderForm {
  /// The sliders of a check-in, with a draft's answers where there is one.
  init(_ sheet: CheckInSheet, calendar: DayCalendar) {
    let remarks = [
      sheet.draft.map { "Begun at \(calendar.local($0.begun).time) and not finished: your answers are here." },
      sheet.entryBefore.map { "The check-in of \(calendar.local($0.instant).time) stays beside this one." },
      sheet.questions.contains { $0.earlier != nil }
        ? "Earlier answers are shown faintly. Skip any line you like." : nil,
    ].compactMap { $0 }
    let sliders = sheet.questions.map { question in
      let symptom = question.symptom
      return Slider(
        id: symptom.id.rawValue, name: symptom.name, about: symptom.about, scale: symptom.scale,
        takesNone: symptom.scale.takesNone, value: question.answer,
        earlier: question.earlier.map { earlier in
          let isYesterday = earlier.day == sheet.day.advanced(by: -1)
          return Slider.Earlier(earlier.value, when: isYesterday ? "yesterday" : earlier.day.weekdayName)
        }, isFilled: !question.isAnswered)
    }
    self.init(
      heading: FormHeading(
        title: "How are you? \(sheet.day.longText)", explains: remarks.isEmpty ? nil : remarks.joined(separator: " ")),
      sliders: sliders, notes: TextInput(sheet.draft?.notes ?? "", maxLength: CheckInKind.notesLength))
  }

  /// What was answered; what was not touched is absent.
  var answers: [SymptomID: Double] {
    sliders.reduce(into: [:]) { answers, slider in answers[SymptomID(slider.id)] = slider.value }
  }
}
