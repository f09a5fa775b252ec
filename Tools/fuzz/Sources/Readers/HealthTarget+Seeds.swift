extension HealthTarget {
  /// What the fuzzer begins with, by name.
  public var seeds: [(name: String, bytes: [UInt8])] {
    switch self {
    case .xml: Self.texts.map { ($0.name, Array($0.text.utf8)) }
    case .zip: [("stored", Self.archive(of: Array(Self.export.utf8)))]
    case .health:
      Self.texts.map { ($0.name, Array($0.text.utf8)) } + [("archive", Self.archive(of: Array(Self.export.utf8)))]
    }
  }

  private static let texts = [
    ("export", export), ("records", records),
    ("broken-declaration", "<!DOCTYPE A [\n<!ATTLIST B c CDATA #REQUIRED\n<!-- ]> -->\n]>\n<HealthData/>"),
    ("entity", "<!DOCTYPE A [<!ENTITY x \"y\">]><HealthData>&x;</HealthData>"),
    (
      "start-twice",
      "<HealthData><Record startDate=\"1\" startDate=\"2\"/><Record value=\"a&amp;b\u{B}\"/></HealthData>"
    ),
  ].map { (name: $0.0, text: $0.1) }

  private static let records = """
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" \
    startDate="2026-03-25 03:30:00 +0100" endDate="2026-03-25 04:39:00 +0100" value="420"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" device="&lt;&lt;HKDevice: 0xf52&gt;, \
    model:iPhone&gt;" unit="count" startDate="2026-03-25 03:50:00 +0900" \
    endDate="2026-03-25 05:39:00 +0900" value="42"/>
    <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" \
    startDate="2026-03-25 08:00:00 +0100" endDate="2026-03-25 08:00:00 +0100" value="96.5">\
    <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>\
    <MetadataEntry key="HKTimeZone" value="Asia/Tokyo"/><MetadataEntry key="HKWasUserEntered" value="1"/></Record>
    <Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="Meter" unit="mmol&lt;180.15&gt;/L" \
    startDate="2026-03-26 08:00:00 +0100" endDate="2026-03-26 08:00:00 +0100" value="5.4"/>
    <Correlation type="x"><Record type="HKQuantityTypeIdentifierBloodPressureSystolic" value="1"/></Correlation>
    <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" sourceName="Cuff" unit="mmHg" \
    startDate="2026-03-26 08:00:00 +0100" endDate="2026-03-26 08:00:00 +0100" value="121"/>
    <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="2026-03-24 23:05:00 +0100" \
    endDate="2026-03-25 00:30:00 +0100" value="HKCategoryValueSleepAnalysisAsleepCore"/>
    <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="App" startDate="2026-03-24 23:05:00 +0100" \
    endDate="2026-03-25 06:30:00 +0100" value="HKCategoryValueSleepAnalysisAwake"/>
    <Record type="HKCategoryTypeIdentifierHeadache" sourceName="Health" startDate="2026-03-27 14:00:00 +0100" \
    endDate="2026-03-27 18:00:00 +0100" value="HKCategoryValueSeverityModerate"/>
    <Record type="HKCategoryTypeIdentifierMenstrualFlow" sourceName="Health" startDate="2026-03-26 12:00:00 +0100" \
    endDate="2026-03-26 12:00:00 +0100" value="HKCategoryValueMenstrualFlowMedium"/>
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="31.5" durationUnit="min" \
    sourceName="Watch" \
    startDate="2026-03-26 18:00:00 +0100" endDate="2026-03-26 18:33:00 +0100">\
    <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="148.2" maximum="171" unit="count/min"/>\
    <MetadataEntry key="HKAverageMETs" value="9.1 kcal/hr·kg"/></Workout>
    <ActivitySummary dateComponents="2026-03-25" activeEnergyBurned="512.4" activeEnergyBurnedUnit="kcal" \
    appleExerciseTime="34" appleStandHours="11"/>
    """

  private static let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!ELEMENT HealthData (Record)*>
    ]>
    <HealthData locale="en_DE">
    <ExportDate value="2026-03-30 10:00:00 +0200"/>
    <Me HKCharacteristicTypeIdentifierDateOfBirth="1986-05-04"/>
    \(records)
    </HealthData>
    """

  /// An archive with one file that is not packed. Its checksum is wrong unless the file is empty.
  private static func archive(of bytes: [UInt8]) -> [UInt8] {
    func number(_ value: Int, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let name = Array("apple_health_export/export.xml".utf8)
    let common =
      number(20, 2) + number(0, 4) + number(0, 4) + number(0, 4) + number(bytes.count, 4) + number(bytes.count, 4)
      + number(name.count, 2)
    let head = number(0x0403_4B50, 4) + common + number(0, 2) + name + bytes
    let directory =
      number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 2)
      + number(0, 4) + number(0, 4) + name
    return head + directory + number(0x0605_4B50, 4) + number(0, 4) + number(1, 2) + number(1, 2)
      + number(directory.count, 4) + number(head.count, 4) + number(0, 2)
  }
}
