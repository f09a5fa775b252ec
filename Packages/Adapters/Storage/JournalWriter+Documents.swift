import TrackerCore

/// Documents, drafts, forecasts, definitions, and what is set aside.
extension JournalWriter {
  func put(_ json: String?, as key: DocumentKey) throws {
    guard try keptDocument(key)?.json != json else { return }
    try record()
    let (module, id) = (key.module.rawValue.normalised, key.id.normalised)
    let number =
      try 1
      + statements.number(
        "SELECT coalesce(max(number), 0) FROM document_revision WHERE module = ? AND document = ?", [module, id])
    try statements.run(
      "INSERT INTO document_revision (module, document, number, action, json, checksum) VALUES (?, ?, ?, ?, ?, ?)",
      [module, id, number, action, json, RowChecksum.of([module, id, number, action, json])])
    try statements.run(
      "INSERT INTO document (module, id, revision) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET revision = ?3",
      [module, id, statements.lastInsertedRow])
  }

  func cache(_ json: String?, as key: DocumentKey) throws {
    hasWritten = true
    let (module, id) = (key.module.rawValue.normalised, key.id.normalised)
    if let json {
      try statements.run(
        """
        INSERT INTO cache (module, id, json, checksum) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET json = ?3, checksum = ?4 WHERE json <> ?3 OR checksum IS NOT ?4
        """, [module, id, json, RowChecksum.of([module, id, json])])
    } else {
      try statements.run("DELETE FROM cache WHERE module = ? AND id = ?", [module, id])
    }
  }

  func draft(_ json: String?, as key: DocumentKey) throws {
    hasWritten = true
    let (module, id) = (key.module.rawValue.normalised, key.id.normalised)
    guard let json else {
      try statements.run("DELETE FROM draft WHERE module = ? AND document = ?", [module, id])
      return
    }
    try statements.run(
      """
      INSERT INTO draft (module, document, kept_at, json, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (module, document) DO UPDATE SET kept_at = ?3, json = ?4, checksum = ?5
      """, [module, id, at.seconds, json, RowChecksum.of([module, id, at.seconds, json])])
  }

  func put(_ forecast: Forecast) throws {
    try forecast.checkStorable()
    hasWritten = true
    let (condition, kind) = (forecast.condition.rawValue, forecast.kind.rawValue)
    let terms = try forecastTerms.list(with: forecast.contributions.map { ForecastTerm($0) })
    let json = try JournalJSON.encode(StoredForecast(forecast, terms: terms))
    try statements.run(
      """
      INSERT INTO forecast (condition, for_day, kind, json, checksum) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET json = ?4, checksum = ?5 WHERE json <> ?4 OR checksum IS NOT ?5
      """,
      [condition, forecast.forDay.number, kind, json, RowChecksum.of([condition, forecast.forDay.number, kind, json])])
  }

  func removeReplayedForecasts(of condition: PackID, from day: Day) throws {
    hasWritten = true
    try statements.run(
      "DELETE FROM forecast WHERE condition = ? AND for_day >= ? AND kind = ?",
      [condition.rawValue, day.number, Forecast.Kind.replayed.rawValue])
  }

  func remember(_ text: String, as hash: ContentHash) throws {
    hasWritten = true
    try statements.remember(text, as: hash)
  }

  func keep(_ part: SetAside) throws {
    hasWritten = true
    try statements.keep(part)
  }
}
