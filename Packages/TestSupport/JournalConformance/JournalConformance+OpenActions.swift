import TrackerCore

extension JournalConformance {
  private static func ahead(_ id: EntryID, day: Int = 0, note: String = "ahead", _ value: Double = 1) -> MeasuredEntry {
    MeasuredEntry(Sample.entry(id, day: day, key: "file:\(id)", note: note, pack: "c0ffee"), [.a(.sum, value)])
  }

  private static func keys(_ ids: String...) -> Set<String> { Set(ids.map { "file:\($0)" }) }

  /// Writes entries ahead, and ends as a program does that is killed.
  private static func abandon(_ entries: [MeasuredEntry], _ probe: JournalProbe) throws {
    try probe.journal.open("import csv diary.csv", importing: "diary.csv")?.write(entries)
  }

  private static func ids(_ action: (any OpenAction)?) throws -> [String] {
    try action?.entries().map { "\($0.entry.id) \($0.entry.payload.fields["note"]?.text ?? "")" } ?? ["none"]
  }

  static let openActionChecks = [
    JournalCheck("What is written ahead is nowhere until its action takes it in, and is undone with it") { probe in
      let action = try probe.journal.open("import csv diary.csv", importing: "diary.csv")
      try action?.write([ahead("e1"), ahead("e2", day: 1, 2)])
      try action?.write([ahead("e3", 4), ahead("e4")])
      // Of no use: another action ends before it is closed.
      try action?.prepare()
      probe.expect(try probe.ids(), [], "the entries before")
      probe.expect(try probe.totals(), [], "the totals before")
      probe.expect(try probe.read { try $0.actions(limit: 9).count }, 0, "the actions before")
      probe.expect(try probe.read { try $0.entries(EntryQuery(keys: keys("e1"))).count }, 0, "its keys")
      probe.expect(try probe.read { try $0.loggedDays() == nil }, true, "the days")
      try probe.put(Sample.entry("e5"), .a(.sum, 8))
      let closed = try probe.write("import csv diary.csv") { journal in
        if let action { try journal.close(action, taking: keys("e1", "e2", "e3")) }
        probe.expect(try Sample.totals(journal), ["a.sum 0 = 13.0", "a.sum 1 = 2.0"], "the totals within the action")
        return journal.action
      }
      probe.expect(try probe.ids().sorted(), ["e1", "e2", "e3", "e5"], "the entries after")
      probe.expect(try probe.totals(), ["a.sum 0 = 13.0", "a.sum 1 = 2.0"], "the totals after")
      probe.expect(try ids(action), [], "what is left of it")
      try action?.clear()
      probe.expect(try probe.write { try $0.discardAbandoned() }, [], "what is left to throw away")
      probe.expect(try probe.read { try $0.changeCounts(of: closed).added }, 3, "what the action added")
      probe.expect(
        try probe.read { try $0.earliestTouchedDay(after: closed - 1) == Sample.day(0) }, true, "its first day")
      probe.expect(
        try probe.read { try $0.entries(EntryQuery(keys: keys("e3"))) }, [ahead("e3", 4).entry], "an entry as it was")
      probe.expect(try probe.read { try $0.entries(EntryQuery()).map(\.revision) }, [1, 1, 1, 1], "their revisions")
      try probe.write("undo", reverting: closed) { journal in
        for case .entry(let id, nil, _) in try journal.changes(of: closed) { try journal.delete(id) }
      }
      probe.expect(try probe.ids(), ["e5"], "the entries once it is undone")
    },
    JournalCheck("What is prepared gives the totals with all that is there, and that the action itself changes") {
      probe in
      for id in ["e1", "e2"] { try probe.put(Sample.entry(EntryID(id)), .a(.sum, 8)) }
      // Of one instant with one that is written ahead, but first written later; and of an earlier instant.
      try probe.put(Sample.entry("later", day: 4), .a(.last, 6), at: 60)
      try probe.put(Sample.entry("earlier", day: 5, hour: 9), .a(.last, 6), at: 60)
      let lasting = [4, 5].map { day in
        MeasuredEntry(Sample.entry(EntryID("z\(day)"), day: day, key: "file:z\(day)", pack: "c0ffee"), [.a(.last, 3)])
      }
      let action = try probe.journal.open("import csv diary.csv", importing: "diary.csv")
      try action?.write([ahead("e3"), ahead("e4", day: 1, 2), ahead("e5", day: 2, 4)] + lasting)
      try action?.prepare()
      try probe.write("import csv diary.csv") { journal in
        try journal.delete("e1")
        try journal.put(Sample.entry("e6", day: 3), measures: [.a(.sum, 16)])
        if let action { try journal.close(action, taking: keys("e3", "e4", "e5", "z4", "z5")) }
        try journal.put(Sample.entry("e7", day: 1), measures: [.a(.sum, 32)])
      }
      let totals = [
        "a.last 4 = 6.0", "a.last 5 = 3.0", "a.sum 0 = 9.0", "a.sum 1 = 34.0", "a.sum 2 = 4.0", "a.sum 3 = 16.0",
      ]
      probe.expect(try probe.totals(), totals, "the totals")
      probe.expect(try probe.read { try $0.metrics(withPrefix: "a.").map(\.days) }, [2, 4], "the days of the metrics")
    },
    JournalCheck("What a program left open is gone on with under the same command, each entry once") { probe in
      try abandon([ahead("e1"), ahead("e2")], probe)
      let again = try probe.journal.open("import csv diary.csv", importing: "diary.csv")
      probe.expect(try ids(again), ["e1 ahead", "e2 ahead"], "what was left")
      try again?.write([ahead("e1", note: "other", 5)])
      probe.expect(try ids(again), ["e2 ahead", "e1 other"], "what is written again")
      try probe.write("import csv diary.csv") { journal in
        probe.expect(try journal.discardAbandoned(), [], "what nobody is at")
        if let again { try journal.close(again, taking: keys("e1", "e2")) }
      }
      probe.expect(try probe.totals(), ["a.sum 0 = 6.0"], "the totals")
      probe.expect(try ids(again), [], "what is left to take in")
    },
    JournalCheck("What a program left open is thrown away on demand, not what another one is at") { probe in
      try abandon([ahead("e1")], probe)
      let other = try probe.journal.open("import csv other.csv", importing: nil)
      try other?.write([ahead("e2")])
      probe.expectFailure(.storage, "a second open action") {
        _ = try probe.journal.open("import csv third.csv", importing: nil)
      }
      let discarded = try probe.write { try $0.discardAbandoned() }
      probe.expect(
        discarded, [AbandonedAction(command: "import csv diary.csv", file: "diary.csv")], "what was thrown away")
      probe.expect(try ids(other), ["e2 ahead"], "what is still open")
      probe.expect(try probe.write { try $0.discardAbandoned() }, [], "what is left to throw away")
    },
    JournalCheck("What can't be an entry of its own is not written ahead, nor taken in") { probe in
      let action = try probe.journal.open("import csv diary.csv", importing: "diary.csv")
      probe.expectFailure(.validation, without: "ahead", "an entry without a key") {
        try action?.write([ahead("e1"), MeasuredEntry(Sample.entry("e2", note: "ahead"), [])])
      }
      probe.expectFailure(.validation, "a number that is none") { try action?.write([ahead("e1", .infinity)]) }
      probe.expect(try ids(action), [], "what was refused")
      try action?.write([ahead("e1")])
      try probe.put(Sample.entry("e9", key: "file:e1"))
      probe.expectFailure(.validation, "a key that another entry has") {
        try probe.write { journal in if let action { try journal.close(action, taking: keys("e1")) } }
      }
      probe.expect(try probe.ids(), ["e9"], "the entries")
      probe.expect(try ids(action), ["e1 ahead"], "what is still written ahead")
    },
    JournalCheck("What was deleted and is written ahead again comes back as its next revision") { probe in
      try probe.put(ahead("e1").entry, .a(.sum, 1))
      let deleted = try probe.delete(ahead("e1").entry)
      let action = try probe.journal.open("import csv diary.csv", importing: "diary.csv")
      try action?.write([ahead("e1", note: "again", 4), ahead("e2", 8)])
      try action?.prepare()
      let closed = try probe.write { journal in
        if let action { try journal.close(action, taking: keys("e1", "e2")) }
        return journal.action
      }
      probe.expect(
        try probe.read { try $0.entries(EntryQuery()).map { "\($0.id) \($0.revision)" } }, ["e1 3", "e2 1"],
        "the entries")
      probe.expect(try probe.totals(), ["a.sum 0 = 12.0"], "the totals")
      _ = try revert(closed, in: probe)
      probe.expect(try probe.ids(), [], "once it is undone")
      _ = try revert(deleted, in: probe)
      probe.expect(
        try probe.read { try $0.entries(EntryQuery()).map { $0.payload.fields["note"]?.text } }, ["ahead"],
        "once the deletion is undone, too")
    },
  ]
}
