import TrackerCore

extension OtherEntry {
  /// Why something that took a while is what another app or device recorded, too: it is of the same type, at mostly the
  /// same time. nil for two of one source, where each is one of its own.
  func clashOfEvent(_ entry: Entry, type: Field<String>, minutes: Field<Int>) -> Diagnostic? {
    func span(_ entry: Entry) -> TimeSpan? {
      entry.payload[minutes].flatMap { TimeSpan(start: entry.instant, end: entry.instant + Int64(60 * $0)) }
    }
    guard entry.importer != self.entry.importer, entry.payload[type] == self.entry.payload[type],
      let own = span(entry), let others = span(self.entry), own.isMostly(others)
    else { return nil }
    return Diagnostic(code: "same-event", "another entry of that time counts")
  }
}
