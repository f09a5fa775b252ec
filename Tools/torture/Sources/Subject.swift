import TrackerCore
import TrackerStatistics

/// One thing that a worker keeps in the journal and that nobody else writes.
enum Subject: Hashable {
  case entry(Int)
  case document(Int)
  case cached(Int)
  case forecast(Int)

  /// How many of each a worker has.
  static let entries = 400
  static let documents = 20
  static let others = 5

  static func draw(_ random: inout SplitMix64) -> Subject {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: .document(Int.random(in: 0..<documents, using: &random))
    case 2: .cached(Int.random(in: 0..<others, using: &random))
    case 3: .forecast(Int.random(in: 0..<others, using: &random))
    default: .entry(Int.random(in: 0..<entries, using: &random))
    }
  }

  /// Whether its states are revisions that an action can be reverted with.
  var hasRevisions: Bool {
    switch self {
    case .entry, .document: true
    case .cached, .forecast: false
    }
  }

  /// `e12`, `d3`, `c1`, `f0`
  var name: String {
    switch self {
    case .entry(let index): "e\(index)"
    case .document(let index): "d\(index)"
    case .cached(let index): "c\(index)"
    case .forecast(let index): "f\(index)"
    }
  }

  init?(_ name: some StringProtocol) {
    guard let first = name.first, let index = Int(name.dropFirst()) else { return nil }
    switch first {
    case "e": self = .entry(index)
    case "d": self = .document(index)
    case "c": self = .cached(index)
    case "f": self = .forecast(index)
    default: return nil
    }
  }
}

/// What a subject of a worker is when its state has a number: everything follows from the number, so that a log need
/// only name numbers.
struct Content {
  static let module: ModuleID = "torture"
  static let shared = DocumentKey(module, "shared")
  /// Cached state that is nobody's: to have something to write.
  static let settled = DocumentKey(module, "settled")
  static let metrics: [MetricID] = Fold.allCases.map { MetricID("torture.\($0.rawValue)") }
  static let firstDay = Day(number: 20_000)
  static let days = 30

  let worker: Int
  let subject: Subject

  static func id(ofEntry index: Int, of worker: Int) -> EntryID {
    let digits = String(index)
    return EntryID("t\(worker)e" + String(repeating: "0", count: 13 - digits.count) + digits)
  }

  /// Where a document or cached state lies.
  var key: DocumentKey { DocumentKey(Content.module, "\(worker)-\(subject.name)") }

  func entry(_ number: UInt64) -> (entry: Entry, measures: [Measure]) {
    guard case .entry(let index) = subject else { preconditionFailure("not an entry") }
    var random = SplitMix64(seed: number)
    let day = Content.firstDay.advanced(by: Int.random(in: 0..<Content.days, using: &random))
    let zones = ["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Chatham"]
    let zone = zones[Int.random(in: 0..<zones.count, using: &random)]
    let kinds: [LogKindID] = ["food", "symptom", "rest", "unheard-of"]
    // No two entries of a day share a second, so what comes last is never in doubt.
    let second = Int64(worker * 10_000 + index)
    let entry = Entry(
      id: Content.id(ofEntry: index, of: worker), kind: kinds[Int.random(in: 0..<kinds.count, using: &random)],
      instant: Instant(seconds: Int64(day.number) * 86_400 + second),
      offset: 900 * Int.random(in: -40...50, using: &random), zone: zone, day: day,
      source: random.chance(0.8) ? .hand : .file, key: random.chance(0.3) ? "\(worker)-\(index)" : nil,
      payload: Payload(fields: [
        "number": .text("\(number)"), "severity": .number(Double(Int.random(in: 0...10, using: &random)) / 4),
        "notes": .text(Content.text(&random)),
      ]))
    let measures = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let fold = Int.random(in: 0..<Fold.allCases.count, using: &random)
      return Measure(
        Content.metrics[fold], Double(Int.random(in: -9...9, using: &random)), fold: Fold.allCases[fold],
        rank: 10 * Int.random(in: 0...1, using: &random))
    }
    return (entry, measures)
  }

  func json(_ number: UInt64) -> String {
    var random = SplitMix64(seed: number)
    return #"{"number":"\#(number)","text":"\#(Content.text(&random))"}"#
  }

  func forecast(_ number: UInt64) -> Forecast {
    guard case .forecast(let index) = subject else { preconditionFailure("not a forecast") }
    var random = SplitMix64(seed: number)
    let day = Content.firstDay.advanced(by: index)
    let probability = Double.random(in: 0.1...0.9, using: &random)
    return Forecast(
      condition: PackID("torture-\(worker)"), forDay: day, kind: .ahead, dataThrough: day.advanced(by: -1),
      madeAt: Instant(seconds: Int64(number >> 34)), probability: probability, range: 0.05...0.95, baseRate: 0.25,
      contributions: [.init(part: .baseRate, name: "intercept", logOdds: Double.random(in: -3...3, using: &random))],
      learntFrom: 7, predictor: "torture", pack: "c0ffee")
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let words = ["soup", "Grüße", "“so-so”", "痛み", "\\u0007", "'; --", "👩‍⚕️", "a,b;c", "="]
    // Now and then a page of it, for which one page of the file does not do.
    let count = random.chance(0.02) ? 900 : Int.random(in: 0..<12, using: &random)
    return (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(separator: " ")
  }
}
