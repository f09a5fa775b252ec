import TrackerCore

extension JournalConformance {
  static let forgettingChecks = [
    JournalCheck("What lies before a day is gone for good, with its revisions, and nothing else is") { probe in
      try probe.put(Sample.entry("old", day: -3, key: "k"), .a(.sum, 5))
      try probe.put(Sample.entry("old", day: -3, key: "k", note: "edited"), .a(.sum, 6))
      let deleted = try probe.put(Sample.entry("deleted", day: -2), .a(.sum, 7))
      try probe.write { try $0.delete("deleted") }
      try probe.put(Sample.entry("moved", day: -2), .a(.sum, 1))
      try probe.put(Sample.entry("moved", day: 2), .a(.sum, 2))
      let last = try probe.put(Sample.entry("new", day: 1), .a(.sum, 3))
      try probe.write { try $0.put(Sample.forecast(day: -1)) }
      let count = try probe.write { try $0.forget(before: Sample.day(0)) }
      probe.expect(count, 2, "how many went")
      probe.expect(try probe.ids(), ["new", "moved"], "the entries")
      probe.expect(try probe.totals(), ["a.sum 1 = 3.0", "a.sum 2 = 2.0"], "the totals")
      probe.expect(try probe.read { try $0.deletedEntries().count }, 0, "deleted entries")
      probe.expect(try probe.read { try $0.entry("deleted", after: deleted) == nil }, true, "an earlier state")
      probe.expect(try probe.recordedIDs(), ["moved", "new"], "the records")
      probe.expect(
        try probe.read { try $0.metrics(withPrefix: "a.").map { "\($0.metric) \($0.days)" } }, ["a.sum 2"],
        "the days of metrics")
      probe.expect(try probe.read { try $0.forecasts(of: "knee", for: Sample.days).count }, 1, "the forecasts")
      probe.expect(try probe.read { try $0.earliestTouchedDay(after: last) }, nil, "touched days")
      probe.expect(try probe.read { try $0.lastAction() }, last, "the last action")
      try probe.put(Sample.entry("again", day: -3, key: "k"), .a(.sum, 4))
      probe.expect(try probe.ids(), ["again", "new", "moved"], "a key that is free again")
      probe.expect(try probe.write { try $0.forget(before: Sample.day(-3)) }, 0, "nothing left")
    },
    JournalCheck("Of a document the states go that were replaced before an instant; the one of then stays") { probe in
      for second: Int64 in [0, 10, 20, 30] {
        try probe.write(at: second) { try $0.put(second == 10 ? nil : "\(second)", as: Sample.document) }
      }
      let other = DocumentKey("person", "other")
      try probe.write(at: 0) { try $0.put("a", as: other) }
      try probe.write(at: 5) { try $0.put("b", as: other) }
      func states(_ key: DocumentKey) throws -> [String?] { try probe.read { try $0.revisions(of: key).map(\.json) } }
      func forget(_ second: Int64) throws {
        let noon = Sample.instant(0, hour: 12)
        try probe.write { try $0.forgetStates(of: Sample.document, before: Instant(seconds: noon.seconds + second)) }
      }
      try forget(10)
      probe.expect(try states(Sample.document), ["0", nil, "20", "30"], "before the first was replaced")
      let actions = try probe.read { try $0.actions(limit: 9).map(\.id) }
      try forget(15)
      probe.expect(try states(Sample.document), [nil, "20", "30"], "what is left")
      probe.expect(try probe.read { try $0.actions(limit: 9).map(\.id) }, actions, "the actions")
      try forget(99)
      probe.expect(try states(Sample.document), ["30"], "the newest always stays")
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "30", "the document")
      probe.expect(try states(other), ["a", "b"], "another document")
      try probe.write(at: 40) { try $0.put("40", as: Sample.document) }
      probe.expect(try states(Sample.document), ["30", "40"], "what comes after")
    },
    JournalCheck("What waited for something that is forgotten counts again") { probe in
      try probe.put(Sample.entry("old", day: -1), .a(.sum, 5))
      try probe.put(Sample.entry("waits", day: 0), .a(.sum, 8))
      try probe.write { try $0.wait(["waits": "old"]) }
      probe.expect(try probe.totals(), ["a.sum -1 = 5.0"], "the totals before")
      _ = try probe.write { try $0.forget(before: Sample.day(0)) }
      probe.expect(try probe.totals(), ["a.sum 0 = 8.0"], "the totals after")
      probe.expect(try probe.read { try $0.waiting(in: Sample.days) }, [:], "what waits")
    },
  ]
}
