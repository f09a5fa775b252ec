import GRDB
import TrackerCore

/// Totals of days, always made from measures, never adjusted by differences.
enum DayTotals {
  static func refresh(metric: Int64, day: Int, in database: Database) throws {
    if let total = try total(metric: metric, day: day, in: database) {
      try database.cachedStatement(
        sql: "INSERT INTO day_total (metric, day, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
      ).execute(arguments: [metric, day, total])
    } else {
      try database.cachedStatement(sql: "DELETE FROM day_total WHERE metric = ? AND day = ?").execute(arguments: [metric, day])
    }
  }

  private static func total(metric: Int64, day: Int, in database: Database) throws -> Double? {
    let sql = "SELECT instant, value, fold, rank FROM measure WHERE metric = ? AND day = ? ORDER BY instant, entry, place"
    let measures = try Row.fetchAll(try database.cachedStatement(sql: sql), arguments: [metric, day]).map { row in
      (
        time: Instant(seconds: row[0]),
        measure: Measure("", row[1], fold: Fold(rawValue: row[2]) ?? .last, rank: row[3])
      )
    }
    return measures.dayTotal
  }
}
