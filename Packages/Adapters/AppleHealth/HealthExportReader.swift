import TrackerApplication
import TrackerCore
import TrackerHealthSamples
import TrackerXMLStream

/// Takes the elements of `export.xml` and gives what they say to a collector.
final class HealthExportReader: XMLReader.Handler {
  typealias Element = HealthXML.Element
  typealias Attribute = HealthXML.Attribute
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let collector: HealthCollector
  let format: TextFormatter
  /// What the module says, in every language.
  let catalogues: [StringCatalogue]
  /// What went wrong while a record was taken; nothing is taken any more then.
  private(set) var failure: Failure?
  /// The line of the last element.
  private(set) var line = 1
  /// Whether the file is an export at all.
  private(set) var isExport = false

  var types = TextNumbers()
  /// By the numbers of types.
  var kinds: [Kind] = []
  var texts = TextNumbers()
  var sourceTexts = TextNumbers()
  var keys = TextNumbers()
  /// By the numbers of names: the number of the source, and of the same where somebody typed the value.
  var sources: [(own: UInt16, byHand: UInt16?, isRanked: Bool)] = []
  /// Of the export itself: seconds east of Greenwich.
  var exportOffset: Int?
  private var birth: Day?
  var zones: [String: Zone?] = [:]
  var symptomNames: [String: String] = [:]

  var record = HealthRecord()
  var workout: HealthWorkout?
  /// Records in a correlation stand at the top as well.
  private var isInCorrelation = false
  var isInRecord = false
  private(set) var isInActivity = false
  /// The factor of the unit that was read last.
  var lastUnit: (unit: Int, quantity: HealthUnit.Quantity, factor: Double) = (-1, .count, 1)

  /// What is known of a type of records.
  struct Kind {
    var type: HealthType
    /// What the file calls it.
    var name: String
    /// As it is shown.
    var title: String
    /// How many were not taken because there is no place for them, and the lines of the first ones.
    var leftOut = 0
    var lines: [Int] = []
  }

  init(_ collector: HealthCollector, _ session: Session) {
    self.collector = collector
    format = session.format
    catalogues = session.environment.registry.strings.all.filter { $0.module == AppleHealthModule.id }
    collector.age = { [weak self] day in
      self?.birth.map { birth in
        let (then, now) = (birth.components, day.components)
        return now.year - then.year - ((now.month, now.day) < (then.month, then.day) ? 1 : 0)
      }
    }
  }

  func began(_ element: Int, _ attributes: XMLReader.Attributes, line: Int) {
    self.line = line
    guard failure == nil, let element = Element(rawValue: element) else { return }
    switch element {
    case .healthData: isExport = true
    case .exportDate: each(attributes) { if $0 == .value { exportOffset = HealthText.stamp($1)?.offset } }
    case .me: each(attributes) { if $0 == .birth { birth = Day(HealthExportReader.text($1)) } }
    case .record where !isInCorrelation: begin(attributes, line)
    case .correlation: isInCorrelation = true
    case .workout: beginWorkout(attributes, line)
    case .workoutActivity: isInActivity = true
    case .statistics where workout != nil && !isInActivity: addStatistics(attributes)
    case .metadata: addMetadata(attributes)
    case .summary: addSummary(attributes, line)
    case .clinicalRecord: collector.leaveOut(title("ClinicalRecord"), because: HealthExportReader.notKept, line: line)
    case .audiogram: collector.leaveOut(title("Audiogram"), because: HealthExportReader.notKept, line: line)
    case .prescription: collector.leaveOut(title("VisionPrescription"), because: HealthExportReader.notKept, line: line)
    case .record, .statistics: break
    }
  }

  /// A type of records or an element as it is shown.
  func title(_ identifier: String) -> String { format(HealthType.title(of: identifier)) }

  /// Says that nothing more comes.
  func finish() {
    for kind in kinds where kind.leftOut > 0 {
      for line in kind.lines { collector.leaveOut(kind.title, because: HealthExportReader.notKept, line: line) }
      collector.leaveOut(
        kind.title, because: HealthExportReader.notKept, line: nil, count: kind.leftOut - kind.lines.count)
    }
    kinds = []
  }

  func ended(_ element: Int) {
    guard failure == nil, let element = Element(rawValue: element) else { return }
    switch element {
    case .record where isInRecord:
      isInRecord = false
      do { try take(record) } catch { failure = error }
    case .correlation: isInCorrelation = false
    case .workout:
      if let workout { take(workout) }
      workout = nil
    case .workoutActivity: isInActivity = false
    default: break
    }
  }

  static let notKept: Phrase = "the journal has no place for it"
  static let noTime: Phrase = "its time cannot be read"
  static let noNumber: Phrase = "its number cannot be read"
  static let noUnit: Phrase = "its unit is not known"
  static let noValue: Phrase = "what it says is not known"

  func each(_ attributes: XMLReader.Attributes, _ body: (Attribute, Bytes) -> Void) {
    for index in 0..<attributes.count {
      if let name = Attribute(rawValue: attributes.name(index)) { body(name, attributes.value(index)) }
    }
  }

  static func text(_ bytes: Bytes) -> String { String(decoding: bytes.prefix(4_096), as: UTF8.self) }
}

/// A record while it is read; places of texts are -1 where it has none.
struct HealthRecord {
  var type = -1
  var unit = -1
  var text = -1
  var source = -1
  var number: Double?
  var start: HealthText.Stamp?
  var end: HealthText.Stamp?
  var line = 0
  var zone: String?
  var isByHand = false
  var isCycleStart = false
  var context: HourlyValues.Context?
}

/// A workout while it is read.
struct HealthWorkout {
  var type = ""
  var source = -1
  var start: HealthText.Stamp?
  var end: HealthText.Stamp?
  /// In minutes.
  var duration: Double?
  /// In kilometres.
  var distance: Double?
  /// In kilocalories.
  var energy: Double?
  var meanRate: Double?
  var highestRate: Double?
  var mets: Double?
  var zone: String?
  var isByHand = false
  var line: Int

  init(line: Int) { self.line = line }
}
