import TrackerCore

extension JournalConformance {
  static let recordChecks = [
    JournalCheck("Records are everything that was written, earlier states and what is gone included") { probe in
      let meal = Sample.entry("meal", key: "k", pack: "c0ffee")
      let added = try probe.put(meal, .a(.sum, 1))
      try probe.put(Sample.entry("walk", day: 1, kind: "exercise"))
      let edited = try probe.put(Sample.entry("meal", key: "k", note: "edited", pack: "c0ffee"))
      let deleted = try probe.delete(meal)
      try probe.write(reverting: deleted) { try $0.put("{\"a\":1}", as: Sample.document) }
      try probe.write { journal in
        try journal.put(nil, as: Sample.document)
        try journal.remember("{\"id\":\"knee\"}", as: "c0ffee")
        try journal.put(Sample.forecast(day: 3))
        try journal.cache("1", as: DocumentKey("prediction", "state"))
      }
      let first = try EntryRevision.State(meal)
      var second = first
      second.payload = "{\"note\":\"edited\"}"
      let actions = Array(try probe.read { try $0.actions(limit: 9) }.reversed())
      probe.expect(actions.map(\.reverts), [nil, nil, nil, nil, deleted, nil], "what the actions revert")
      probe.expect(
        try records(of: probe.journal),
        actions.map { .action($0) } + [
          .definition("c0ffee", text: "{\"id\":\"knee\"}"),
          .document(
            Sample.document,
            [.init(action: actions[4].id, json: "{\"a\":1}"), .init(action: actions[5].id, json: nil)]),
          .entry(
            "meal",
            [
              .init(action: added, state: first), .init(action: edited, state: second),
              .init(action: deleted, state: nil),
            ]),
          .entry(
            "walk",
            [
              .init(
                action: actions[1].id,
                state: try EntryRevision.State(Sample.entry("walk", day: 1, kind: "exercise")))
            ]),
          .forecast(json: try JournalJSON.encode(Sample.forecast(day: 3))),
        ], "the records")
    },
    JournalCheck("A restored journal has the records it was made of, and says what they say") { probe in
      try probe.journal.restore { journal in
        for (record, measures) in try restored() { try journal.add(record, measures: measures) }
      }
      probe.expect(try records(of: probe.journal), try restored().map(\.record), "the records")
      probe.expect(try probe.ids(), ["meal", "moved"], "the entries")
      probe.expect(try probe.totals(), ["a.max 0 = 1.0", "a.sum 0 = 4.0"], "the totals")
      probe.expect(try probe.read { try $0.reversals() }, [7: 3], "what was reverted")
      probe.expect(
        try probe.read { try $0.earliestTouchedDay(after: 3) }, .some(Sample.day(0)), "the day that was touched")
      probe.expect(
        try probe.read { try $0.document(Sample.document)?.revision }, .some(2), "the revision of the document")
      probe.expect(
        try probe.read { try $0.forecasts(of: "knee", for: Sample.days) }, [Sample.forecast(day: 3)], "the forecast")
      let before = try probe.read { try $0.changes(of: 7) }.filter { $0.subject == .entry("meal") }
      probe.expect(
        before, [.entry("meal", before: Sample.entry("meal", note: "first"), measuresBefore: [.a(.sum, 2)])],
        "what the last action changed")
      probe.expect(try probe.put(Sample.entry("next")), 8, "the action after it")
    },
    JournalCheck("Only an empty journal can be restored, and all of it or nothing") { probe in
      let all = try restored()
      probe.expectFailure(.validation, "a revision of an unknown action") {
        try probe.journal.restore { journal in
          for (record, measures) in all.dropFirst() { try journal.add(record, measures: measures) }
        }
      }
      do {
        try probe.journal.restore { journal in
          try journal.add(all[0].record, measures: [])
          throw Sample.Stop()
        }
        probe.expect(false, true, "what the body throws is thrown")
      } catch is Sample.Stop {}
      probe.expect(try records(of: probe.journal), [], "the records after a failure")
      try probe.put(Sample.entry("meal"))
      probe.expectFailure(.validation, "a journal with an entry") { try probe.journal.restore { _ in } }
      probe.expect(try probe.ids(), ["meal"], "the entries")
    },
  ]

  private static func records(of journal: any Journal) throws -> [JournalRecord] {
    try journal.read { reading in
      var records: [JournalRecord] = []
      try reading.eachRecord { records.append($0) }
      return records
    }
  }

  /// An entry that was edited, which was undone, and what else a journal keeps; each with its measures.
  private static func restored() throws -> [(record: JournalRecord, measures: [[Measure]])] {
    let at = Sample.instant(0, hour: 12)
    let first = try EntryRevision.State(Sample.entry("meal", note: "first"))
    let second = try EntryRevision.State(Sample.entry("meal", note: "second"))
    let third = try EntryRevision.State(Sample.entry("moved", note: "third"))
    return [
      (.action(Action(id: 3, at: at, command: "log", purpose: .fileImport(file: "diary.csv"))), []),
      (.action(Action(id: 7, at: at, command: "undo", reverts: 3)), []),
      (.definition("c0ffee", text: "{}"), []),
      (.document(Sample.document, [.init(action: 3, json: nil), .init(action: 7, json: "1")]), []),
      (.entry("gone", [.init(action: 3, state: first), .init(action: 7, state: nil)]), [[.a(.sum, 8)], []]),
      (
        .entry("meal", [.init(action: 3, state: first), .init(action: 7, state: second)]),
        [[.a(.sum, 2)], [.a(.sum, 4)]]
      ),
      (.entry("moved", [.init(action: 3, state: third, written: Sample.instant(1, hour: 3))]), [[.a(.max, 1)]]),
      (.forecast(json: try JournalJSON.encode(Sample.forecast(day: 3))), []),
    ]
  }
}
