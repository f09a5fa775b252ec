import TrackerDiaryCSV

extension DiaryImport {
  /// Names the diary that a map reads, by its columns of person and day; stable for ever, since keys in journals carry
  /// it. What a metric is read from is no part of it, so that a corrected map corrects entries in place of doubling
  /// them.
  static func source(of map: ColumnMap) -> String {
    // FNV-1a (Fowler, Noll, Vo): a short stable name, not a safeguard.
    let text = "\(map.person?.name ?? "")\u{1F}\(map.day.name)"
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
