import TrackerApplication
import TrackerCore
import TrackerHealthSamples
import TrackerXMLStream

/// What records of each type say.
extension HealthExportReader {
  func text(_ record: HealthRecord) -> String { record.text >= 0 ? texts.texts[record.text] : "" }

  func number(_ record: HealthRecord, _ title: String, _ quantity: HealthUnit.Quantity) -> Double? {
    guard let number = record.number else {
      collector.leaveOut(title, because: HealthExportReader.noNumber, line: record.line)
      return nil
    }
    let unit = record.unit >= 0 ? texts.texts[record.unit] : ""
    if record.unit >= 0, record.unit == lastUnit.unit, quantity == lastUnit.quantity { return number * lastUnit.factor }
    guard let value = HealthUnit.value(number, unit, of: quantity) else {
      collector.leaveOut(title, because: HealthExportReader.noUnit, line: record.line)
      return nil
    }
    // A unit that is only another size need not be looked up again.
    if quantity != .temperature, quantity != .percent, let factor = HealthUnit.value(1, unit, of: quantity) {
      lastUnit = (record.unit, quantity, factor)
    }
    return value
  }

  func takeSleep(
    _ record: HealthRecord, _ start: Int64, _ end: Int64, _ place: HealthPlace, _ source: UInt16, _ title: String
  ) {
    let stages: [String: SleepRecord.Stage] = [
      "InBed": .inBed, "Awake": .awake, "AsleepCore": .light, "AsleepDeep": .deep, "AsleepREM": .rem,
      "AsleepUnspecified": .asleep, "Asleep": .asleep,
    ]
    let prefix = "HKCategoryValueSleepAnalysis"
    let value = text(record)
    guard value.hasPrefix(prefix), let stage = stages[String(value.dropFirst(prefix.count))] else {
      return collector.leaveOut(title, because: HealthExportReader.noValue, line: record.line)
    }
    collector.add(SleepRecord(stage, from: start, to: end, at: place, line: record.line), by: source, named: title)
  }

  func takeFlow(
    _ record: HealthRecord, _ start: Int64, _ place: HealthPlace, isSpotting: Bool, _ title: String
  ) {
    guard !isSpotting else {
      return collector.addFlow(nil, isStart: false, at: start, place, named: title, line: record.line)
    }
    let value = text(record)
    let flows = ["None": 0, "Light": 1, "Medium": 2, "Unspecified": 2, "Heavy": 3]
    let prefix = ["HKCategoryValueMenstrualFlow", "HKCategoryValueVaginalBleeding"].first(where: value.hasPrefix)
    guard let prefix, let flow = flows[String(value.dropFirst(prefix.count))] else {
      return collector.leaveOut(title, because: HealthExportReader.noValue, line: record.line)
    }
    collector.addFlow(
      flow, isStart: record.isCycleStart && flow > 0, at: start, place, named: title, line: record.line)
  }

  func takeSymptom(
    _ record: HealthRecord, _ english: String, _ name: String, _ start: Int64, _ end: Int64, _ place: HealthPlace,
    _ source: UInt16
  ) {
    let value = text(record)
    let severities = ["NotPresent": 0.0, "Mild": 2, "Moderate": 5, "Severe": 8]
    let prefix = "HKCategoryValueSeverity"
    if value.hasPrefix(prefix), let severity = severities[String(value.dropFirst(prefix.count))] {
      collector.call(LoggedSymptom.kind, name)
      return collector.addSymptom(
        severity, of: symptomName(english), id: name, from: start, to: end, at: place, by: source, line: record.line)
    }
    let presences = [
      "HKCategoryValuePresencePresent": true, "HKCategoryValuePresenceNotPresent": false,
      "HKCategoryValueAppetiteChangesNoChange": false, "HKCategoryValueAppetiteChangesUnspecified": true,
      "HKCategoryValueAppetiteChangesDecreased": true, "HKCategoryValueAppetiteChangesIncreased": true,
    ]
    let isUnspecified = value == "HKCategoryValueSeverityUnspecified"
    guard let isPresent = isUnspecified ? true : presences[value] else {
      return collector.leaveOut(format(.words(english, [:])), because: HealthExportReader.noValue, line: record.line)
    }
    collector.call("custom", name)
    // Of a symptom without a strength no number on its scale is known.
    let noticed: Phrase = .words("{symptom} noticed", ["symptom": .words(english, [:])])
    let phrase = isUnspecified ? noticed : .words(english, [:])
    collector.addPresence(
      isPresent, of: "\(phrase)", shownAs: format(phrase), id: name, at: start, place, by: source, line: record.line)
  }

  /// What the person calls a symptom: as they track it, in whatever language, else in the language of the program.
  func symptomName(_ english: String) -> String {
    if let known = symptomNames[english] { return known }
    let context = collector.context
    let names = [english] + catalogues.compactMap { $0.translations[english] }
    let tracked = names.first { context.symptom(named: $0) != nil || context.trackables.named($0) != nil }
    let name = tracked ?? format(.words(english, [:]))
    symptomNames[english] = name
    return name
  }
}
