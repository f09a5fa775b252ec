import Testing
import TrackerCore

@Suite("What lines and options of forms are called") struct FieldLabelTests {
  private static let context = EntryContext(
    packs: [], calendar: DayCalendar(zone: .utc), trackables: Trackables([.symptom("fog", label: "Thick fog")]))

  @Test(
    "a line has the field's label, else the name of the symptom that it answers, else the field's name",
    arguments: [
      ("fog", "Clouds", "Clouds"), ("fog", nil, "Thick fog"), ("stand_hours", nil, "Stand hours"),
    ] as [(String, Phrase?, String)])
  func line(_ name: String, _ label: Phrase?, _ called: String) {
    let field = FieldDefinition(name, .text(maxLength: 10), "Anything.", label: label)
    #expect(field.called(in: Self.context).description == called)
  }

  @Test(
    "an option has its label, else what an activity of its id is called, else its id",
    arguments: [
      ("household", "at home", "at home"), ("household", nil, "housework"), ("damp", nil, "damp"),
    ] as [(String, Phrase?, String)])
  func option(_ id: String, _ label: Phrase?, _ called: String) {
    #expect(FieldDefinition.Choice(id, label: label).called.description == called)
  }
}
