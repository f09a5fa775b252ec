import TrackerDiaryCSV
import TrackerHashing

extension DiaryImport {
  /// Names the diary that a map reads, by its columns of person and day; stable for ever, since keys in journals carry
  /// it. What a metric is read from is no part of it, so that a corrected map corrects entries in place of doubling
  /// them.
  static func source(of map: ColumnMap) -> String {
    FNV1a.hexadecimal(of: "\(map.person?.name ?? "")\u{1F}\(map.day.name)".utf8)
  }
}
