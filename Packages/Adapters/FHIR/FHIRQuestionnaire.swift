import TrackerCore

/// The questions of the person's check-in as a questionnaire, and a check-in as the answers to it.
struct FHIRQuestionnaire: Sendable {
  private static let extensions = "http://hl7.org/fhir/StructureDefinition"

  private let record: FHIRRecord
  private let context: EntryContext
  private let symptoms: [SymptomDefinition]
  private let title: String
  private let url: String
  private let version: String

  init(of person: Person, title: String, _ record: FHIRRecord) {
    self.record = record
    self.title = title
    context = person.entryContext
    symptoms = context.symptoms
    url = "urn:symptom-tracker:check-in:\(person.packs.map(\.id.rawValue).joined(separator: "+"))"
    version = person.packs.map { "\($0.revision)" }.joined(separator: ".")
  }

  var resource: Resource {
    Resource(
      "Questionnaire", FHIRReferences.id(of: url, version),
      [
        "url": .text(url), "version": .text(version), "status": .text("active"), "title": .text(title),
        "subjectType": .list([.text("Patient")]), "item": .list(symptoms.map(item)),
      ])
  }

  /// The answers of a check-in. A question that was not answered is left out.
  func response(to entry: Entry, by kind: any LogKind.Type) -> Resource? {
    let answers = kind.recordParts(of: entry, in: context).compactMap { part -> (MetricID, Double)? in
      if case .symptom(let metric, let value, _) = part { (metric, value) } else { nil }
    }
    let items = symptoms.compactMap { symptom in
      answers.first { $0.0 == symptom.metric }.map { self.answer($0.1, to: symptom) }
    }
    guard !items.isEmpty else { return nil }
    return Resource(
      "QuestionnaireResponse", FHIRReferences.id(of: entry.id.rawValue, "response"),
      [
        "questionnaire": .text("\(url)|\(version)"), "status": .text("completed"), "subject": record.subject,
        "author": record.subject, "authored": record.time(of: entry), "item": .list(items),
      ])
  }

  private func item(for symptom: SymptomDefinition) -> JSONValue {
    let scale = symptom.scale
    let type = isWhole(scale) ? "Integer" : "Decimal"
    func end(_ name: String, _ value: Double) -> JSONValue {
      .object(["url": .text("\(FHIRQuestionnaire.extensions)/\(name)"), "value\(type)": .number(value)])
    }
    var extensions = [end("minValue", scale.answers.lowerBound), end("maxValue", scale.answers.upperBound)]
    if isWhole(scale) {
      let slider = FHIRCode.concept("http://hl7.org/fhir/questionnaire-item-control", "slider", "Slider")
      extensions += [
        .object([
          "url": .text("\(FHIRQuestionnaire.extensions)/questionnaire-itemControl"), "valueCodeableConcept": slider,
        ]),
        .object([
          "url": .text("\(FHIRQuestionnaire.extensions)/questionnaire-sliderStepValue"),
          "valueInteger": .number(scale.step),
        ]),
      ]
    }
    return .object([
      "linkId": .text(symptom.id.rawValue), "text": .text(symptom.name), "type": .text(type.lowercased()),
      "required": .bool(false), "extension": .list(extensions),
    ])
  }

  private func answer(_ value: Double, to symptom: SymptomDefinition) -> JSONValue {
    let name = isWhole(symptom.scale) && value.rounded() == value ? "valueInteger" : "valueDecimal"
    return .object([
      "linkId": .text(symptom.id.rawValue), "text": .text(symptom.name),
      "answer": .list([.object([name: .number(value.exported)])]),
    ])
  }

  private func isWhole(_ scale: Scale) -> Bool {
    scale.step.rounded() == scale.step && scale.range.lowerBound.rounded() == scale.range.lowerBound
  }
}
