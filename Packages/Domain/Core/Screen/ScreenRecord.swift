/// What devices recorded of a day: when each app was in front, and when each device was unlocked.
///
/// Entries keep it as a short text (`text(on:)`), so that everything that follows from it can be worked out again when
/// the person says something else of an app. A stretch of an app takes about six bytes.
public struct ScreenRecord: Sendable, Hashable {
  /// An app in front of a device.
  public struct Span: Sendable, Hashable {
    public var start: Instant
    public var end: Instant
    public var app: String

    public init(_ start: Instant, _ end: Instant, _ app: String) {
      self.start = start
      self.end = end
      self.app = app
    }

    public var seconds: Int64 { end.seconds - start.seconds }
  }

  /// What one device recorded.
  public struct Device: Sendable, Hashable {
    public var name: String
    /// From when to when the device says what was in front; outside of it, nothing is known.
    public var start: Instant
    public var end: Instant
    /// In their order; none overlaps another one.
    public private(set) var spans: [Span]
    /// nil where the device does not record it.
    public var unlocks: [Instant]?

    /// - Parameter spans: In any order. One ends where the next one begins; what is empty or not within the device's
    ///   time is left out, and what follows on the same app after a second at most is one with it.
    public init(_ name: String, from start: Instant, to end: Instant, spans: [Span], unlocks: [Instant]? = nil) {
      self.name = name
      self.start = start
      self.end = max(start, end)
      self.unlocks = unlocks?.filter { start <= $0 && $0 <= end }.sorted()
      self.spans = Device.inOrder(spans, from: start, to: self.end)
    }

    private static func inOrder(_ spans: [Span], from start: Instant, to end: Instant) -> [Span] {
      // Of several with one beginning the longest counts.
      var sorted: [Span] = []
      for span in spans.sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) }) where span.start != sorted.last?.start {
        sorted.append(span)
      }
      var result: [Span] = []
      for (place, span) in sorted.enumerated() {
        let next = place + 1 < sorted.count ? sorted[place + 1].start : end
        let clipped = Span(max(start, span.start), min(end, span.end, next), span.app)
        guard clipped.start < clipped.end else { continue }
        if let last = result.last, last.app == clipped.app, clipped.start.seconds - last.end.seconds <= 1 {
          result[result.count - 1].end = clipped.end
        } else {
          result.append(clipped)
        }
      }
      return result
    }

    /// The device with what was known of it before, outside of the time that it speaks of now.
    func joined(with earlier: Device) -> Device {
      var kept = earlier.spans.compactMap { span -> [Span] in
        [
          Span(span.start, min(span.end, start), span.app), Span(max(span.start, end), span.end, span.app),
        ].filter { $0.start < $0.end }
      }.flatMap(\.self)
      kept += spans
      let before = unlocks == nil ? earlier.unlocks : earlier.unlocks?.filter { $0 < start || end < $0 }
      return Device(
        name, from: min(start, earlier.start), to: max(end, earlier.end), spans: kept,
        unlocks: unlocks == nil && before == nil ? nil : (unlocks ?? []) + (before ?? []))
    }
  }

  /// Each name once, by their names.
  public private(set) var devices: [Device]

  public init(_ devices: [Device]) { self.devices = devices.sorted { $0.name < $1.name } }

  /// What devices say now, with what others said before, and what these said before of other times of the day.
  public func joined(with earlier: ScreenRecord) -> ScreenRecord {
    let known = Dictionary(earlier.devices.map { ($0.name, $0) }) { first, _ in first }
    let now = devices.map { device in known[device.name].map(device.joined) ?? device }
    let names = Set(devices.map(\.name))
    return ScreenRecord(now + earlier.devices.filter { !names.contains($0.name) })
  }
}

// MARK: As a text

extension ScreenRecord {
  /// Times are kept as seconds since midnight in Greenwich at the beginning of the day before, so that every time of a
  /// logical day of every zone is above zero.
  private static func base(of day: Day) -> Int64 { Int64(day.number - 1) * 86_400 }
  private static let longest: Int64 = 4 * 86_400
  private static let mostDevices = 50

  /// The record as entries of a day keep it: the number of the day, then `;` and `name|from|length|unlocks|apps|spans`
  /// for each device. Numbers but that of the day are in base 36. A span is the seconds since the one before, the app
  /// in capital letters, and its length.
  public func text(on day: Day) -> String {
    let base = ScreenRecord.base(of: day)
    return "\(day.number)"
      + devices.map { device in
        var before = base
        func next(_ instant: Instant) -> Int64 {
          defer { before = instant.seconds }
          return instant.seconds - before
        }
        let ends = [next(device.start), next(device.end)].map { String($0, radix: 36) }
        before = base
        let unlocks = device.unlocks.map { $0.map { String(next($0), radix: 36) }.joined(separator: ",") } ?? "-"
        var places: [String: Int] = [:]
        var apps: [String] = []
        before = base
        let spans = device.spans.map { span in
          let place = places[span.app] ?? apps.count
          if place == apps.count {
            places[span.app] = place
            apps.append(ScreenRecord.escaped(span.app))
          }
          let gap = span.start.seconds - before
          before = span.end.seconds
          return (gap == 0 ? "" : String(gap, radix: 36)) + ScreenRecord.letters(place)
            + String(span.seconds, radix: 36)
        }
        return ";"
          + [
            ScreenRecord.escaped(device.name), ends[0], ends[1], unlocks, apps.joined(separator: ","),
            spans.joined(separator: ","),
          ].joined(separator: "|")
      }.joined()
  }

  /// The day of a record's text; nil for another text.
  public static func day(of text: String) -> Day? {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: ";") }
    guard digits.count <= 7, let number = Int(String(Substring(digits))), String(number).utf8.elementsEqual(digits)
    else { return nil }
    return Day(number: number)
  }

  /// Reads what `text(on:)` writes; nil for anything else.
  public init?(_ text: String) {
    guard let day = ScreenRecord.day(of: text) else { return nil }
    let base = ScreenRecord.base(of: day)
    var devices: [Device] = []
    for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).dropFirst() {
      guard let device = ScreenRecord.device(part, base: base) else { return nil }
      devices.append(device)
    }
    guard devices.count <= ScreenRecord.mostDevices, Set(devices.map(\.name)).count == devices.count else { return nil }
    self.init(devices)
  }

  private typealias Bytes = Substring.UTF8View

  private static func device(_ text: Bytes, base: Int64) -> Device? {
    let fields = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard fields.count == 6, let name = unescaped(fields[0]), !name.isEmpty, let from = number(fields[1]),
      let length = number(fields[2]), from + length <= longest
    else { return nil }
    var unlocks: [Instant]?
    if !fields[3].elementsEqual("-".utf8) {
      var time = base
      var read: [Instant] = []
      for part in fields[3].split(separator: UInt8(ascii: ",")) {
        guard let gap = number(part), time + gap - base <= longest else { return nil }
        time += gap
        read.append(Instant(seconds: time))
      }
      unlocks = read
    }
    var apps: [String] = []
    for part in fields[4].split(separator: UInt8(ascii: ",")) {
      guard let app = unescaped(part), !app.isEmpty else { return nil }
      apps.append(app)
    }
    var spans: [Span] = []
    var time = base
    for part in fields[5].split(separator: UInt8(ascii: ",")) {
      guard let (gap, place, length) = span(part), length > 0, time + gap + length - base <= longest,
        apps.indices.contains(place)
      else { return nil }
      let start = time + gap
      time = start + length
      spans.append(Span(Instant(seconds: start), Instant(seconds: time), apps[place]))
    }
    let start = Instant(seconds: base + from)
    let device = Device(name, from: start, to: start + length, spans: spans, unlocks: unlocks)
    // What lies outside of the device's time was not written by this program.
    guard device.spans == spans, device.unlocks == unlocks else { return nil }
    return device
  }

  private static func span(_ text: Bytes) -> (gap: Int64, place: Int, length: Int64)? {
    var place = 0
    var (gap, length) = (Int64(0), Int64(0))
    var hasApp = false
    for byte in text {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        guard place < 10_000, length == 0 || !hasApp else { return nil }
        place = place * 26 + Int(byte - UInt8(ascii: "A"))
        hasApp = true
      } else {
        guard let digit = digit(byte), gap <= longest, length <= longest else { return nil }
        if hasApp { length = length * 36 + digit } else { gap = gap * 36 + digit }
      }
    }
    return hasApp && gap <= longest && length <= longest ? (gap, place, length) : nil
  }

  private static func number(_ text: Bytes) -> Int64? {
    guard !text.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in text {
      guard let digit = digit(byte), value <= longest else { return nil }
      value = value * 36 + digit
    }
    return value <= longest ? value : nil
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int64(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// The app at a place: `A`, `B`, … `Z`, `BA`.
  private static func letters(_ place: Int) -> String {
    var (rest, letters) = (place, "")
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest /= 26
    } while rest > 0
    return letters
  }

  /// A name without the signs that stand between parts.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if "%|;,".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Bytes) -> String? {
    guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
    var bytes: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == UInt8(ascii: "%") else {
        bytes.append(text[place])
        place = text.index(after: place)
        continue
      }
      let digits = text[text.index(after: place)...].prefix(2)
      guard digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16) else { return nil }
      bytes.append(code)
      place = digits.endIndex
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
