import TrackerApplication
import TrackerCheckIn
import TrackerConsole
import TrackerCore

extension FieldsForm {
  /// The metrics of the packs that a check-in asks for, with what a draft has of them. Each can be left empty.
  init(metricsOf sheet: CheckInSheet, of checkIn: CheckIn) {
    let format = checkIn.session.format
    let fields = sheet.metrics.map { own -> FormField in
      let input: FormField.Input =
        own.choices.isEmpty && own.kind != .yesNo
        ? .text(TextInput(maxLength: 40))
        : .choice(
          ChoiceInput(
            own.kind == .yesNo
              ? ["yes", "no"].map { ChoiceOption(id: $0, name: format($0)) }
              : own.choices.map { ChoiceOption(id: $0.metricWord, name: $0) }))
      let field = CheckInKind.field(of: own)
      return FormField(
        id: own.id.rawValue, name: own.label, asks: own.question,
        remarks: own.kind == .yesNo ? [] : [format("{what}.", ["what": format(field.takes)])], input: input)
    }
    let draft = (sheet.draft?.metrics ?? [:]).reduce(into: [String: String]()) { $0[$1.key.rawValue] = $1.value }
    self.init(
      heading: FormHeading(
        title: format("A few more questions"), explains: format("Leave out any that you like.")), fields: fields,
      draft: draft,
      read: { texts in
        var reading = FormReading()
        for own in sheet.metrics {
          guard let text = texts[own.id.rawValue], !text.isEmpty else { continue }
          do throws(Diagnostic) {
            let told = own.told(try checkIn.value(text, of: own))
            if format(told) != text { reading.meanings[own.id.rawValue] = told }
          } catch { reading.faults[own.id.rawValue] = error.sentence }
        }
        return reading
      })
  }

  /// What was answered, by the metrics' ids.
  func values(of sheet: CheckInSheet, by checkIn: CheckIn) throws -> [TrackableID: Double] {
    try sheet.metrics.reduce(into: [:]) { values, own in
      guard let text = texts[own.id.rawValue], !text.isEmpty else { return }
      values[own.id] = try checkIn.value(text, of: own)
    }
  }
}
