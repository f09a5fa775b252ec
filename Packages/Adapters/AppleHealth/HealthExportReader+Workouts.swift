import TrackerApplication
import TrackerCore
import TrackerHealthSamples
import TrackerXMLStream

/// What stands in a record or a workout, exercise and rings.
extension HealthExportReader {
  func addMetadata(_ attributes: XMLReader.Attributes) {
    guard isInRecord || workout != nil else { return }
    var key = -1
    var bytes: Bytes?
    each(attributes) {
      if $0 == .key { key = keys.number(of: $1) }
      if $0 == .value { bytes = $1 }
    }
    guard key >= 0, let bytes, HealthExportReader.keysOfInterest.contains(keys.texts[key]) else { return }
    let value = HealthExportReader.text(bytes)
    switch keys.texts[key] {
    case "HKWasUserEntered" where value == "1":
      if isInRecord { record.isByHand = true } else { workout?.isByHand = true }
    case "HKTimeZone":
      if isInRecord { record.zone = value } else if !isInActivity { workout?.zone = value }
    case "HKMetadataKeyHeartRateMotionContext", "HKHeartRateMotionContext":
      record.context = value == "1" ? .still : value == "2" ? .moving : nil
    case "HKMenstrualCycleStart": record.isCycleStart = value == "1"
    case "HKAverageMETs" where !isInRecord && !isInActivity:
      let number = value.prefix { $0.isNumber || $0 == "." }
      workout?.mets = Double(number)
    default: break
    }
  }

  private static let keysOfInterest: Set = [
    "HKWasUserEntered", "HKTimeZone", "HKMetadataKeyHeartRateMotionContext", "HKHeartRateMotionContext",
    "HKMenstrualCycleStart", "HKAverageMETs",
  ]

  func addSummary(_ attributes: XMLReader.Attributes, _ line: Int) {
    var day: Day?
    var summary = HealthCollector.Summary()
    var unit = "kcal"
    each(attributes) {
      switch $0 {
      case .date: day = Day(HealthExportReader.text($1))
      case .activeEnergy: summary.energy = HealthText.number($1)
      case .activeEnergyUnit: unit = HealthExportReader.text($1)
      case .exerciseTime: summary.exerciseMinutes = HealthText.number($1)
      case .standHours: summary.standHours = HealthText.number($1)
      default: break
      }
    }
    guard let day else {
      return collector.leaveOut(title("ActivitySummary"), because: HealthExportReader.noTime, line: line)
    }
    summary.energy = summary.energy.flatMap { HealthUnit.value($0, unit, of: .energy) }
    collector.call(.activeEnergy, "ActivitySummary")
    collector.add(summary, of: day, named: title("ActivitySummary"), line: line)
  }

  func beginWorkout(_ attributes: XMLReader.Attributes, _ line: Int) {
    var own = HealthWorkout(line: line)
    var units: [Attribute: String] = [:]
    var device: Bytes?
    each(attributes) {
      switch $0 {
      case .activityType: own.type = HealthExportReader.text($1)
      case .sourceName: own.source = sourceTexts.number(of: $1)
      case .device: device = $1
      case .startDate: own.start = HealthText.stamp($1)
      case .endDate: own.end = HealthText.stamp($1)
      case .duration: own.duration = HealthText.number($1)
      case .totalDistance: own.distance = HealthText.number($1)
      case .totalEnergy: own.energy = HealthText.number($1)
      case .durationUnit, .totalDistanceUnit, .totalEnergyUnit: units[$0] = HealthExportReader.text($1)
      default: break
      }
    }
    note(own.source, device)
    own.duration = own.duration.flatMap { HealthUnit.value($0, units[.durationUnit] ?? "min", of: .time) }
    own.distance = own.distance.flatMap { HealthUnit.value($0, units[.totalDistanceUnit] ?? "", of: .distance) }
    own.energy = own.energy.flatMap { HealthUnit.value($0, units[.totalEnergyUnit] ?? "", of: .energy) }
    workout = own
  }

  /// What stands in a workout of its own counts before its attributes.
  func addStatistics(_ attributes: XMLReader.Attributes) {
    var (type, unit) = ("", "")
    var numbers: [Attribute: Double] = [:]
    each(attributes) {
      switch $0 {
      case .type: type = HealthType.name(HealthExportReader.text($1))
      case .unit: unit = HealthExportReader.text($1)
      case .sum, .average, .maximum: numbers[$0] = HealthText.number($1)
      default: break
      }
    }
    func value(_ name: Attribute, _ quantity: HealthUnit.Quantity) -> Double? {
      numbers[name].flatMap { HealthUnit.value($0, unit, of: quantity) }
    }
    switch type {
    case "ActiveEnergyBurned": workout?.energy = value(.sum, .energy) ?? workout?.energy
    case "HeartRate":
      workout?.meanRate = value(.average, .rate)
      workout?.highestRate = value(.maximum, .rate)
    case _ where type.hasPrefix("Distance"): workout?.distance = value(.sum, .distance) ?? workout?.distance
    default: break
    }
  }

  func take(_ own: HealthWorkout) {
    let name = format("Exercise")
    guard let start = own.start, let end = own.end else {
      return collector.leaveOut(name, because: HealthExportReader.noTime, line: own.line)
    }
    collector.call("exercise", "Workout")
    var result = WorkoutRecord(
      WorkoutType.type(own.type), from: start.seconds, to: end.seconds, at: place(start, zone: own.zone), line: own.line
    )
    result.minutes = own.duration.flatMap { $0 > 0 ? $0 : nil }
    result.distance = own.distance
    result.energy = own.energy
    result.meanRate = own.meanRate
    result.highestRate = own.highestRate
    result.mets = own.mets
    collector.add(result, by: source(own.source, isByHand: own.isByHand), named: name)
  }
}
