import GRDB
import TrackerCore

/// What is worked out from the rest, and is not as it was written.
extension JournalExamination {
  /// Estimates are made again with the next entry, from the day before theirs on; forecasts that were made ahead can't
  /// be, and are missing from then on.
  func forecasts() -> HealthFinding {
    settingAside(
      Part(
        what: "journal forecasts", fine: "every forecast is as it was saved",
        fault: ("1 forecast is damaged", "{count} forecasts are damaged"),
        fixed: ("1 damaged forecast is set aside", "{count} damaged forecasts are set aside")),
      { statements in
        let lists = ForecastTerms(statements)
        return try statements.all(
          """
          SELECT rowid, condition, for_day, kind, json, checksum IS \(RowChecksum.ofForecast) FROM forecast
          ORDER BY condition, for_day, kind
          """
        ) { row -> SetAsideRow? in
          let (condition, day): (String, Int) = (try row.decode(atIndex: 1), try row.decode(atIndex: 2))
          let isIntact = try row.decode(Bool.self, atIndex: 5)
          let forecast = try Forecast(
            kept: try row.decode(atIndex: 4), of: condition, for: day, try row.decode(atIndex: 3), lists)
          guard !isIntact || forecast == nil else { return nil }
          return SetAsideRow(
            origin: "forecast", row: try row.decode(atIndex: 0), name: condition, day: Day(number: day))
        }.compactMap(\.self)
      },
      replace: { statements, row in
        try statements.run("DELETE FROM forecast WHERE rowid = ?", [row.row])
        if let day = row.day, day.isPlausible { try statements.touch(day.number - 1) }
      })
  }

  /// What moves forecasts, in lists: without theirs, forecasts have no reasons.
  func forecastTerms() -> HealthFinding {
    settingAside(
      Part(
        what: "journal reasons", fine: "the reasons of all forecasts are as they were saved",
        fault: (
          "the reasons of some forecasts are damaged", "the reasons of some forecasts are damaged in {count} places"
        ),
        fixed: (
          "damaged reasons of forecasts are set aside. The forecasts still count",
          "damaged reasons of forecasts are set aside in {count} places. The forecasts still count"
        )),
      { statements in
        try statements.all(
          """
          SELECT id FROM forecast_terms WHERE checksum IS NOT \(RowChecksum.ofTerms)
            OR NOT json_valid(coalesce(terms, '[]'))
          """
        ) { SetAsideRow(origin: "forecast_terms", row: try $0.decode(atIndex: 0), name: "forecasts") }
      },
      replace: { statements, row in
        try statements.run("UPDATE forecast_terms SET terms = NULL WHERE id = ?", [row.row])
        try statements.run("UPDATE forecast_terms SET checksum = \(RowChecksum.ofTerms) WHERE id = ?", [row.row])
      })
  }

  /// What was learnt: it counts as not there already.
  func cached() -> HealthFinding {
    settingAside(
      Part(
        what: "journal cache", fine: "everything that was learned is as it was saved",
        fault: ("1 part of what was learned is damaged", "{count} parts of what was learned are damaged"),
        fixed: (
          "1 damaged part of what was learned is set aside", "{count} damaged parts of what was learned are set aside"
        )),
      { statements in
        try statements.all(
          """
          SELECT rowid, module || '/' || id FROM cache WHERE checksum IS NOT \(RowChecksum.ofCached)
            OR NOT json_valid(json)
          """
        ) { SetAsideRow(origin: "cache", row: try $0.decode(atIndex: 0), name: try $0.decode(atIndex: 1)) }
      }, replace: { statements, row in try statements.run("DELETE FROM cache WHERE rowid = ?", [row.row]) })
  }
}
