import TrackerCore

extension JournalConformance {
  static let orderChecks = [
    JournalCheck("The same entries have the same order and totals, in whatever order they were written") { probe in
      // By id, the time of first writing, and what is slept.
      let said: [(id: EntryID, at: Int64, hours: Double)] = [("c", 1, 8), ("a", 2, 5), ("d", 2, 0.1), ("b", 3, 7.7)]
      for (id, at, hours) in said.reversed() {
        try probe.put(Sample.entry(id), .a(.last, hours), .a(.sum, hours), at: at)
      }
      probe.expect(try probe.ids(), ["c", "a", "d", "b"], "by first writing, then by id")
      probe.expect(try probe.ids(EntryQuery(order: .newestFirst, limit: 2)), ["b", "d"], "newest first")
      let sum = said.map(\.hours).reduce(0, +)
      probe.expect(try probe.totals(), ["a.last 0 = 7.7", "a.sum 0 = \(sum)"], "the totals, to the last bit")
      probe.expect(try probe.recordedIDs(), ["c", "a", "d", "b"], "the records")
    },
    JournalCheck("What came from another device stands where it stood there") { probe in
      let noon = Sample.instant(0, hour: 12)
      try probe.put(Sample.entry("here"), .a(.last, 1), at: 60)
      try probe.write(at: 120) { journal in
        try journal.put(Sample.entry("there"), measures: [.a(.last, 2)])
        try journal.setFirstWritten(Instant(seconds: noon.seconds + 30), of: "there")
        try journal.setFirstWritten(noon, of: "nowhere")
      }
      probe.expect(try probe.ids(), ["there", "here"], "the order")
      probe.expect(try probe.totals(), ["a.last 0 = 1.0"], "the totals")
      try probe.put(Sample.entry("there", note: "edited"), .a(.last, 3), at: 180)
      probe.expect(try probe.ids(), ["there", "here"], "the order after an edit")
      probe.expect(try probe.recordedIDs(), ["there", "here"], "the records")
    },
  ]

  static let waitingChecks = [
    JournalCheck("What waits is there and gives no totals, until it waits no more") { probe in
      let first = try probe.put(Sample.entry("first", day: 1), .a(.sum, 5))
      try probe.put(Sample.entry("second", day: 1), .a(.sum, 8))
      try probe.write { try $0.wait(["first": "second", "nowhere": "second"]) }
      probe.expect(try probe.totals(), ["a.sum 1 = 8.0"], "the totals")
      probe.expect(try probe.ids(), ["first", "second"], "the entries")
      probe.expect(try probe.read { try $0.waiting(in: Sample.days) }, ["first": "second"], "what waits")
      for days in [nil, Sample.days] {
        let counting = EntryQuery(days: days, kinds: ["food"], limit: 1, onlyCounting: true)
        probe.expect(try probe.ids(counting), ["second"], "the entries that count")
        probe.expect(try probe.read { try $0.count(counting) }, 1, "how many count")
      }
      probe.expect(try probe.read { try $0.waiting(in: Sample.day(2)...Sample.day(3)) }, [:], "what waits on others")
      probe.expect(
        try probe.read { try $0.earliestTouchedDay(after: first + 1) }, .some(Sample.day(1)), "the day that changed")
      probe.expect(try probe.read { try $0.actions(limit: 9).count }, 2, "the actions")
      try probe.put(Sample.entry("first", day: 1, note: "edited"), .a(.sum, 6))
      probe.expect(try probe.totals(), ["a.sum 1 = 8.0"], "the totals after an edit")
      try probe.write { try $0.wait(["first": nil]) }
      probe.expect(try probe.ids(EntryQuery(onlyCounting: true)), ["first", "second"], "the entries once both count")
      probe.expect(try probe.totals(), ["a.sum 1 = 14.0"], "the totals once it counts")
      probe.expect(try probe.read { try $0.waiting(in: Sample.days) }, [:], "what waits once it counts")
    },
    JournalCheck("The days that an action changed are those before and after, of some kinds") { probe in
      try probe.put(Sample.entry("night", day: 1, kind: "rest"))
      let moved = try probe.write { journal in
        try journal.put(Sample.entry("night", day: 3, kind: "rest"), measures: [])
        try journal.put(Sample.entry("meal", day: 5), measures: [])
        return journal.action
      }
      probe.expect(
        try probe.read { try $0.days(changedBy: moved, of: ["rest", "day"]) },
        ["rest": [Sample.day(1), Sample.day(3)]], "a move")
      let deleted = try probe.delete(Sample.entry("meal"))
      probe.expect(
        try probe.read { try $0.days(changedBy: deleted, of: ["food"]) }, ["food": [Sample.day(5)]], "a deletion")
    },
  ]

  static let draftChecks = [
    JournalCheck("A draft is kept until it is removed, whatever is made again, and is no action") { probe in
      try probe.put(Sample.entry("meal"), .a(.sum, 1))
      try probe.write { journal in
        try journal.draft("1", as: Sample.document)
        try journal.cache("2", as: DocumentKey("person", "learned"))
      }
      probe.expect(try probe.read { try $0.actions(limit: 9).count }, 1, "the actions")
      try probe.journal.rederive(["food": 2]) { _ in [.a(.sum, 5)] }
      probe.expect(
        try probe.read { try $0.documents(of: "person") }, [Document(key: Sample.document, json: "1", revision: 0)],
        "what is left")
      try probe.write { try $0.draft("3", as: Sample.document) }
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "3", "the draft after another one")
      probe.expect(try probe.read { try $0.modulesWithDocuments() }, ["person"], "the modules")
      try probe.write { try $0.draft(nil, as: Sample.document) }
      probe.expect(try probe.read { try $0.document(Sample.document) }, nil, "the draft once it is removed")
    },
    JournalCheck("A document that was put comes before a draft") { probe in
      try probe.write { journal in
        try journal.put("1", as: Sample.document)
        try journal.draft("2", as: Sample.document)
      }
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "1", "both")
    },
  ]

  static let purposeChecks = [
    JournalCheck("An action says what it is for, and one that changes nothing leaves no record for it") { probe in
      try probe.write { try $0.declare(.settingUp) }
      try probe.write { journal in
        try journal.declare(.settingUp)
        try journal.put(Sample.entry("e1"), measures: [])
      }
      try probe.write { journal in
        try journal.put(Sample.entry("e2"), measures: [])
        try journal.declare(.fileImport(file: "diary.csv"))
      }
      try probe.put(Sample.entry("e3"))
      try probe.write { journal in
        try journal.declare(.fileImport(file: nil))
        try journal.delete("e3")
      }
      probe.expect(
        try probe.read { try $0.actions(limit: 9).map(\.purpose) },
        [.fileImport(file: nil), .change, .fileImport(file: "diary.csv"), .settingUp], "the purposes")
    }
  ]
}

extension JournalProbe {
  /// The entries of the records, in their order.
  func recordedIDs() throws -> [String] {
    try journal.read { reading in
      var ids: [String] = []
      try reading.eachRecord { record in if case .entry(let id, _) = record { ids.append(id.rawValue) } }
      return ids
    }
  }
}
