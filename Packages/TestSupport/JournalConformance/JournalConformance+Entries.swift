import TrackerCore

extension JournalConformance {
  static let entryChecks = [
    JournalCheck("An entry comes back as it was put, as revision 1") { probe in
      var entry = Sample.entry("e1", key: "import:1", source: .device, pack: "c0ffee")
      entry.offset = -12_600
      entry.payload = Payload(fields: [
        "bool": .bool(true), "list": .list([.number(1.5), .text("Zwölf “Äpfel”\n"), .null]), "negative": .number(-0.1),
        "none": .null,
        "object": .object(["a": .object(["b": .number(3)])]), "large": .number(1e21), "third": .number(1.0 / 3),
      ])
      entry.revision = 99
      try probe.put(entry)
      entry.revision = 1
      probe.expect(try probe.read { try $0.entries(EntryQuery()) }, [entry], "the entry")
    },
    JournalCheck("Putting an entry again replaces it as its next revision, whatever its own says") { probe in
      var entry = Sample.entry("e1")
      try probe.put(entry)
      entry.payload = Payload(fields: ["note": .text("other")])
      entry.kind = "activity"
      entry.revision = 7
      try probe.put(entry)
      entry.revision = 2
      probe.expect(try probe.read { try $0.entries(EntryQuery()) }, [entry], "the entry")
    },
    JournalCheck("An entry equal to the kept one, with equal measures, is no change") { probe in
      let entry = Sample.entry("e1")
      let first = try probe.put(entry, .a(.sum, 1))
      try probe.put(entry, .a(.sum, 1))
      probe.expect(try probe.read { try $0.entries(EntryQuery()).map(\.revision) }, [1], "its revision")
      probe.expect(try probe.read { try $0.lastAction() }, first, "the last action")
      try probe.put(entry, .a(.sum, 2))
      probe.expect(
        try probe.read { try $0.entries(EntryQuery()).map(\.revision) }, [2], "its revision with another measure")
      probe.expect(try probe.totals(), ["a.sum 0 = 2.0"], "the total")
    },
    JournalCheck("A deleted entry is gone from queries, counts and the logged days") { probe in
      try probe.put(Sample.entry("e1", day: 0, key: "k"))
      try probe.put(Sample.entry("e2", day: 3))
      try probe.delete(Sample.entry("e1"))
      probe.expect(try probe.ids(), ["e2"], "all")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "e1")), [], "by id")
      probe.expect(try probe.ids(EntryQuery(keys: ["k"])), [], "by key")
      probe.expect(try probe.read { try $0.count(EntryQuery()) }, 1, "the count")
      probe.expect(try probe.read { try $0.loggedDays() }, .some(Sample.day(3)...Sample.day(3)), "logged days")
    },
    JournalCheck("Deleting what is not there does nothing") { probe in
      try probe.put(Sample.entry("e1"))
      try probe.delete(Sample.entry("e1"))
      let last = try probe.read { try $0.lastAction() }
      try probe.delete(Sample.entry("e1"))
      try probe.delete(Sample.entry("e2"))
      probe.expect(try probe.read { try $0.lastAction() }, last, "the last action")
    },
    JournalCheck("A deleted entry comes back as the revision after its tombstone, in its former place") { probe in
      let entry = Sample.entry("e1")
      try probe.put(entry)
      try probe.put(Sample.entry("e2"))
      try probe.delete(entry)
      try probe.put(entry, .a(.sum, 4))
      probe.expect(
        try probe.read { try $0.entries(EntryQuery()).map { "\($0.id) \($0.revision)" } }, ["e1 3", "e2 1"],
        "the entries")
      probe.expect(try probe.totals(), ["a.sum 0 = 4.0"], "its total")
    },
    JournalCheck("A key is unique among entries; one that is taken is refused and nothing changes") { probe in
      try probe.put(Sample.entry("e1", key: "secret-key"), .a(.sum, 1))
      try probe.put(Sample.entry("e2", key: "free"), .a(.sum, 1))
      probe.expectFailure(.validation, without: "secret-key", "a new entry") {
        try probe.put(Sample.entry("e3", key: "secret-key"), .a(.sum, 5))
      }
      probe.expectFailure(.validation, without: "secret-key", "an edited entry") {
        try probe.put(Sample.entry("e2", key: "secret-key"), .a(.sum, 5))
      }
      try probe.write { journal in
        try? journal.put(Sample.entry("e2", day: 1, key: "secret-key"), measures: [.a(.sum, 5)])
        try journal.put(Sample.entry("e4"), measures: [])
      }
      probe.expect(try probe.ids(), ["e1", "e2", "e4"], "the entries")
      probe.expect(try probe.ids(EntryQuery(keys: ["free"])), ["e2"], "the former key")
      probe.expect(try probe.totals(), ["a.sum 0 = 2.0"], "the totals")
    },
    JournalCheck("A key is kept by editing its entry, and free after its entry was deleted or got another") { probe in
      try probe.put(Sample.entry("e1", key: "k"))
      try probe.put(Sample.entry("e1", key: "k", note: "edited"))
      try probe.delete(Sample.entry("e1"))
      try probe.put(Sample.entry("e2", key: "k"))
      try probe.put(Sample.entry("e2", key: "l"))
      try probe.put(Sample.entry("e3", key: "k"))
      probe.expect(try probe.ids(EntryQuery(keys: ["k", "l"])).sorted(), ["e2", "e3"], "the owners")
    },
    JournalCheck("Any number of entries has no key") { probe in
      try probe.put(Sample.entry("e1"))
      try probe.put(Sample.entry("e2"))
      probe.expect(try probe.ids(), ["e1", "e2"], "the entries")
    },
    JournalCheck("Numbers that are not finite are refused and nothing changes") { probe in
      probe.expectFailure(.validation, "a measure") { try probe.put(Sample.entry("e1"), .a(.sum, .nan)) }
      probe.expectFailure(.validation, "a field") {
        var entry = Sample.entry("e1")
        entry.payload = Payload(fields: ["items": .list([.object(["amount": .number(.infinity)])])])
        try probe.put(entry)
      }
      probe.expectFailure(.validation, "a forecast") {
        try probe.write { try $0.put(Sample.forecast(day: 1, probability: .nan)) }
      }
      probe.expect(try probe.ids(), [], "the entries")
      probe.expect(try probe.read { try $0.lastAction() }, 0, "the last action")
    },
    JournalCheck("The logged days are those of the first and the last entry, nil for an empty journal") { probe in
      probe.expect(try probe.read { try $0.loggedDays() }, nil, "empty")
      try probe.put(Sample.entry("e1", day: 5))
      try probe.put(Sample.entry("e2", day: -2))
      probe.expect(try probe.read { try $0.loggedDays() }, .some(Sample.day(-2)...Sample.day(5)), "with two entries")
      try probe.put(Sample.entry("e2", day: 4))
      probe.expect(try probe.read { try $0.loggedDays() }, .some(Sample.day(4)...Sample.day(5)), "after one moved")
      probe.expect(
        try probe.read { try $0.loggedDays(in: Sample.day(5)...Sample.day(9)) }, .some(Sample.day(5)...Sample.day(5)),
        "among some days")
      probe.expect(try probe.read { try $0.loggedDays(in: Sample.day(6)...Sample.day(9)) }, nil, "among empty days")
    },
    JournalCheck("The days with entries are every one that has any, once, and none beyond those asked for") { probe in
      func days(_ first: Int, _ last: Int) throws -> [Day] {
        try probe.read { try $0.daysWithEntries(in: Sample.day(first)...Sample.day(last)) }.sorted()
      }
      probe.expect(try days(-9, 9), [], "empty")
      for (index, day) in [5, -2, 0, 1, 1, 9].enumerated() {
        try probe.put(Sample.entry(EntryID("e\(index)"), day: day))
      }
      probe.expect(try days(-9, 9), [-2, 0, 1, 5, 9].map { Sample.day($0) }, "all of them")
      probe.expect(try days(0, 5), [0, 1, 5].map { Sample.day($0) }, "those of some days")
      try probe.delete(Sample.entry("e0", day: 5))
      probe.expect(try days(2, 8), [], "after one was deleted")
    },
  ]

  static let queryChecks = [
    JournalCheck("Entries are ordered by instant, then by first writing; newest first is the reverse") { probe in
      try probe.put(Sample.entry("z", hour: 12), at: 1)
      try probe.put(Sample.entry("m", hour: 12), at: 2)
      try probe.put(Sample.entry("a", hour: 12), at: 3)
      try probe.put(Sample.entry("y", hour: 9))
      try probe.put(Sample.entry("x", day: -1, hour: 23))
      try probe.put(Sample.entry("z", hour: 12, note: "edited"), at: 4)
      probe.expect(try probe.ids(), ["x", "y", "z", "m", "a"], "oldest first")
      probe.expect(try probe.ids(EntryQuery(order: .newestFirst)), ["a", "m", "z", "y", "x"], "newest first")
      probe.expect(
        try probe.ids(EntryQuery(days: Sample.days, kinds: ["food", "rest"], order: .newestFirst)),
        ["a", "m", "z", "y", "x"], "filtered")
    },
    JournalCheck("A limit takes the first of the order, with one kind, several or none") { probe in
      for (index, kind) in (["food", "rest", "activity", "food", "rest"] as [LogKindID]).enumerated() {
        try probe.put(Sample.entry(EntryID("e\(index)"), hour: index, kind: kind))
      }
      probe.expect(try probe.ids(EntryQuery(limit: 2)), ["e0", "e1"], "oldest")
      probe.expect(try probe.ids(EntryQuery(order: .newestFirst, limit: 2)), ["e4", "e3"], "newest")
      probe.expect(
        try probe.ids(EntryQuery(kinds: ["food"], order: .newestFirst, limit: 1)), ["e3"], "newest of a kind")
      probe.expect(
        try probe.ids(EntryQuery(kinds: ["food", "rest"], limit: 3)), ["e0", "e1", "e3"], "oldest of two kinds")
      probe.expect(
        try probe.ids(EntryQuery(days: Sample.days, kinds: ["food", "rest"], order: .newestFirst, limit: 3)),
        ["e4", "e3", "e1"],
        "newest of two kinds on days")
      probe.expect(try probe.ids(EntryQuery(limit: 0)), [], "none")
      probe.expect(try probe.ids(EntryQuery(limit: 99)).count, 5, "more than there are")
    },
    JournalCheck("A query's conditions are joined by “and”") { probe in
      try probe.put(Sample.entry("aa1", day: 0, kind: "food", key: "k1"))
      try probe.put(Sample.entry("aa2", day: 1, kind: "rest", key: "k2"))
      try probe.put(Sample.entry("ab1", day: 2, kind: "food"))
      try probe.put(Sample.entry("b%1", day: 3, kind: "food", key: "k3"))
      probe.expect(
        try probe.ids(EntryQuery(days: Sample.day(1)...Sample.day(2))), ["aa2", "ab1"], "days, ends included")
      probe.expect(try probe.ids(EntryQuery(kinds: ["rest", "activity"])), ["aa2"], "kinds")
      probe.expect(try probe.ids(EntryQuery(kinds: [])), [], "no kinds")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "aa")), ["aa1", "aa2"], "a beginning")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "aa2")), ["aa2"], "a whole id")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "1")), [], "an end")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "%")), [], "a sign of other languages")
      probe.expect(try probe.ids(EntryQuery(idPrefix: "")).count, 4, "an empty beginning")
      probe.expect(try probe.ids(EntryQuery(keys: ["k1", "k3", "k9"])), ["aa1", "b%1"], "keys")
      probe.expect(try probe.ids(EntryQuery(keys: [])), [], "no keys")
      probe.expect(
        try probe.ids(
          EntryQuery(days: Sample.day(0)...Sample.day(2), kinds: ["food"], idPrefix: "a", keys: ["k1", "k2", "k3"])),
        ["aa1"],
        "all four")
      probe.expect(
        try probe.ids(EntryQuery(days: Sample.day(0)...Sample.day(1), idPrefix: "ab")), [], "days and a beginning")
    },
    JournalCheck("Deleted entries are listed by id with their tombstones, until they come back") { probe in
      for id in ["e2", "e1", "e3"] { try probe.put(Sample.entry(EntryID(id))) }
      let second = try probe.delete(Sample.entry("e2"))
      try probe.put(Sample.entry("e1", note: "other"))
      let first = try probe.delete(Sample.entry("e1"))
      let noon = Sample.instant(0, hour: 12)
      probe.expect(
        try probe.read { try $0.deletedEntries() },
        [
          DeletedEntry(id: "e1", revision: 3, action: first, deletedAt: noon),
          DeletedEntry(id: "e2", revision: 2, action: second, deletedAt: noon),
        ], "deleted")
      try probe.put(Sample.entry("e1"))
      probe.expect(try probe.read { try $0.deletedEntries().map(\.id) }, ["e2"], "after one came back")
    },
    JournalCheck("A count is that of the query without its limit") { probe in
      for index in 0..<6 {
        try probe.put(Sample.entry(EntryID("e\(index)"), day: index, kind: index < 4 ? "food" : "rest"))
      }
      probe.expect(try probe.read { try $0.count(EntryQuery(limit: 2)) }, 6, "all")
      probe.expect(try probe.read { try $0.count(EntryQuery(kinds: ["food", "rest"], limit: 1)) }, 6, "two kinds")
      probe.expect(
        try probe.read { try $0.count(EntryQuery(days: Sample.day(2)...Sample.day(9), kinds: ["food"])) }, 2,
        "days and a kind")
      probe.expect(try probe.read { try $0.count(EntryQuery(kinds: [])) }, 0, "no kinds")
    },
  ]
}
