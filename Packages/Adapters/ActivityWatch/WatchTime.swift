import TrackerCore

/// A time as ActivityWatch writes it, in seconds since 1970 with a fraction: `2026-03-24T08:25:00.250000+00:00`.
struct WatchTime {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// nil for anything else. A time without an offset is one in Greenwich.
  init?(_ text: String) {
    var text = text
    let time: Double? = text.withUTF8 { bytes in
      func number(_ range: Range<Int>) -> Int? {
        guard range.upperBound <= bytes.count else { return nil }
        var value = 0
        for place in range {
          guard (48...57).contains(bytes[place]) else { return nil }
          value = value * 10 + Int(bytes[place] - 48)
        }
        return value
      }
      func has(_ place: Int, _ signs: UInt8...) -> Bool { place < bytes.count && signs.contains(bytes[place]) }
      guard let year = number(0..<4), has(4, 0x2D), let month = number(5..<7), has(7, 0x2D), let date = number(8..<10),
        has(10, 0x54, 0x74, 0x20), let hour = number(11..<13), has(13, 0x3A), let minute = number(14..<16),
        has(16, 0x3A), let second = number(17..<19), hour < 24, minute < 60, second <= 60,
        let day = Day(year: year, month: month, day: date)
      else { return nil }
      var place = 19
      var fraction = 0.0
      if has(place, 0x2E, 0x2C) {
        place += 1
        var unit = 0.1
        while place < bytes.count, (48...57).contains(bytes[place]) {
          fraction += Double(bytes[place] - 48) * unit
          unit /= 10
          place += 1
        }
      }
      var offset = 0
      if place < bytes.count, !(has(place, 0x5A, 0x7A) && place + 1 == bytes.count) {
        guard has(place, 0x2B, 0x2D), let hours = number(place + 1..<place + 3), hours < 24 else { return nil }
        let minutesPlace = has(place + 3, 0x3A) ? place + 4 : place + 3
        let minutes = minutesPlace == bytes.count ? 0 : number(minutesPlace..<minutesPlace + 2)
        guard let minutes, minutes < 60, minutesPlace == bytes.count || minutesPlace + 2 == bytes.count else {
          return nil
        }
        offset = (hours * 3_600 + minutes * 60) * (bytes[place] == 0x2D ? -1 : 1)
      }
      return Double(day.number * 86_400 + hour * 3_600 + minute * 60 + second - offset) + fraction
    }
    guard let time else { return nil }
    seconds = time
  }

  /// To the nearest second.
  var instant: Instant { Instant(seconds: Int64(seconds.rounded())) }
}
