import TrackerApplication
import TrackerCore

/// Who a clinician's report is about, as far as the person chose to say.
struct WhoSection: ReportSection {
  let id = "who"
  let title: Phrase = "Who this is about"
  let place = 10
  let isBesideTitle = true
  let notTracked: Phrase = "The person chose to say nothing about themselves."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let answers = try ProfileAnswers(in: range.journal)
    func chosen<Value>(_ part: ReportSettings.IdentityPart, _ value: @autoclosure () -> Value?) -> Value? {
      range.identity.contains(part) ? value() : nil
    }
    let person = try NamedPerson(range.identity, in: range.journal)
    return WhoReport(
      name: person.name, conditions: range.conditions.map(\.condition.pack.name),
      diagnoses: chosen(.diagnosis, range.conditions.flatMap { $0.condition.diagnoses }) ?? [],
      age: chosen(.age, answers.age(on: range.days.upperBound)), birthDate: person.birthDate,
      sex: person.sex.flatMap { id in ProfileField.sexes.first { $0.choice.id == id }?.name })
  }
}

/// Who a report is about; nil is what the person did not say, or chose to leave out.
struct WhoReport: ReportContent {
  var name: String?
  /// What the person tracks.
  var conditions: [String]
  /// The illnesses that the person named for it.
  var diagnoses: [String]
  /// Whole years on the last of the days.
  var age: Int?
  var birthDate: Day?
  var sex: Phrase?

  func headline(_ format: TextFormatter) -> RichText { "" }

  func opening(_ format: TextFormatter) -> RichText? {
    let all = [name].compactMap(\.self) + conditions
    return all.isEmpty ? nil : "\(all.joined(separator: " · "))"
  }

  /// The name stands in the title.
  func blocks(_ format: TextFormatter) -> [Block] {
    let facts: [(String, String?)] = [
      (format("Age"), age.map(String.init)),
      (format("Birth date"), birthDate.map { format.long($0) }), (format("Sex at birth"), sex.map { format($0) }),
      (format("Diagnosis, as the person said"), diagnoses.isEmpty ? nil : diagnoses.joined(separator: ", ")),
    ]
    return facts.compactMap { name, value in value.map { .fact(.init(name, "\($0)")) } }
  }
}

extension ActiveCondition {
  /// The illnesses of its pack that the person named, in the words of the pack.
  fileprivate var diagnoses: [String] {
    let options = pack.onboarding.filter { $0.saves == "diagnosis" }.flatMap(\.answer.options)
    return (record.diagnosis ?? []).compactMap { id in options.first { $0.id == id }?.name }
  }
}
