import TrackerCore

extension JournalConformance {
  static let totalChecks = [
    JournalCheck("A day's total is its measures folded, each metric by its fold") { probe in
      for (index, value) in [3.0, 0, 2].enumerated() {
        try probe.put(
          Sample.entry(EntryID("e\(index)"), hour: 8 + index), .a(.sum, value), .a(.mean, value), .a(.max, value),
          .a(.min, value),
          .a(.last, value),
          .a(.count, value))
      }
      probe.expect(
        try probe.totals(),
        [
          "a.count 0 = 2.0", "a.last 0 = 2.0", "a.max 0 = 3.0", "a.mean 0 = \(5.0 / 3)", "a.min 0 = 0.0",
          "a.sum 0 = 5.0",
        ], "the totals")
    },
    JournalCheck("Measures are folded in the order of time, equal times in the order of first writing") { probe in
      try probe.put(Sample.entry("late", hour: 20), .a(.last, 1), at: 1)
      try probe.put(Sample.entry("early", hour: 7), .a(.last, 2))
      probe.expect(try probe.totals(), ["a.last 0 = 1.0"], "the latest, though written first")
      try probe.put(Sample.entry("also", hour: 20), .a(.last, 3), at: 2)
      probe.expect(try probe.totals(), ["a.last 0 = 3.0"], "the latest written of the latest")
      try probe.put(Sample.entry("late", hour: 20), .a(.last, 4), at: 3)
      probe.expect(try probe.totals(), ["a.last 0 = 3.0"], "an edit keeps its place")
      try probe.put(Sample.entry("late", hour: 21), .a(.last, 4), .a(.last, 5))
      probe.expect(try probe.totals(), ["a.last 0 = 5.0"], "several measures of one entry keep their order")
    },
    JournalCheck("Of several ranks only the lowest counts, and the next one when it goes") { probe in
      try probe.put(Sample.entry("device", hour: 22), .a(.sum, 100, rank: 10), .a(.last, 100, rank: 10))
      try probe.put(Sample.entry("hand", hour: 8), .a(.sum, 7), .a(.last, 7))
      try probe.put(Sample.entry("file", hour: 23), .a(.sum, 1, rank: 20), .a(.last, 1, rank: 20))
      probe.expect(try probe.totals(), ["a.last 0 = 7.0", "a.sum 0 = 7.0"], "by hand")
      try probe.delete(Sample.entry("hand"))
      probe.expect(try probe.totals(), ["a.last 0 = 100.0", "a.sum 0 = 100.0"], "by device")
    },
    JournalCheck("Events of any source add up, and a larger value of the whole day counts in their place") { probe in
      let event = Measure.eventRank
      try probe.put(Sample.entry("walk", hour: 8), .a(.sum, 30, rank: event), .a(.max, 3, rank: event))
      try probe.put(Sample.entry("run", hour: 18), .a(.sum, 20, rank: event), .a(.max, 8, rank: event))
      probe.expect(try probe.totals(), ["a.max 0 = 8.0", "a.sum 0 = 50.0"], "events alone")
      try probe.put(Sample.entry("device", hour: 12), Measure("a.sum", 100, fold: .last, rank: 10))
      try probe.put(Sample.entry("file", hour: 23), Measure("a.sum", 500, fold: .last, rank: 20))
      probe.expect(try probe.totals(), ["a.max 0 = 8.0", "a.sum 0 = 100.0"], "the device says more than the events")
      try probe.put(Sample.entry("ride", hour: 20), .a(.sum, 70, rank: event))
      probe.expect(try probe.totals(), ["a.max 0 = 8.0", "a.sum 0 = 120.0"], "the events say more")
    },
    JournalCheck("Metrics without a measure on a day are absent, a zero is not") { probe in
      try probe.put(Sample.entry("e1"), .a(.sum, 0))
      probe.expect(try probe.totals(), ["a.sum 0 = 0.0"], "the totals")
    },
    JournalCheck("Deleting an entry takes its measures off the totals") { probe in
      try probe.put(Sample.entry("e1"), .a(.sum, 1), .a(.max, 9))
      try probe.put(Sample.entry("e2"), .a(.sum, 2))
      try probe.delete(Sample.entry("e1"))
      probe.expect(try probe.totals(), ["a.sum 0 = 2.0"], "one is left")
      try probe.delete(Sample.entry("e2"))
      probe.expect(try probe.totals(), [], "none is left")
    },
    JournalCheck("An edit that moves an entry to another day changes the totals of both") { probe in
      try probe.put(Sample.entry("e1", day: 0), .a(.sum, 1))
      try probe.put(Sample.entry("e2", day: 0), .a(.sum, 2))
      try probe.put(Sample.entry("e1", day: 4), .a(.sum, 1))
      probe.expect(try probe.totals(), ["a.sum 0 = 2.0", "a.sum 4 = 1.0"], "the totals")
    },
    JournalCheck("An edit's measures replace those that the entry gave before") { probe in
      try probe.put(Sample.entry("e1"), .a(.sum, 1), .a(.max, 1), .a(.max, 2))
      try probe.put(Sample.entry("e1"), .a(.sum, 5), .a(.min, 3))
      probe.expect(try probe.totals(), ["a.min 0 = 3.0", "a.sum 0 = 5.0"], "the totals")
    },
    JournalCheck("Totals are given for the asked metrics and days alone, ends included") { probe in
      for day in 0..<5 {
        try probe.put(
          Sample.entry(EntryID("e\(day)"), day: day), .a(.sum, Double(day)), Measure("b.sum", 1, fold: .sum))
      }
      let totals = try probe.read { try $0.totals(of: ["a.sum", "unknown"], in: Sample.day(1)...Sample.day(3)) }
      probe.expect(totals.sorted { $0.day < $1.day }.map(\.value), [1, 2, 3], "the values")
      probe.expect(Set(totals.map(\.metric)), ["a.sum"], "the metrics")
      probe.expect(try probe.read { try $0.totals(of: [], in: Sample.days) }, [], "no metrics")
    },
    JournalCheck("Metrics are found by the beginning of their id, with the number of their days") { probe in
      try probe.put(
        Sample.entry("e1", day: 0), Measure("intake.tea", 1, fold: .sum), Measure("kept.food", 1, fold: .max))
      try probe.put(
        Sample.entry("e2", day: 0), Measure("intake.tea", 1, fold: .sum), Measure("intake.bread", 1, fold: .sum))
      try probe.put(
        Sample.entry("e3", day: 1), Measure("intake.tea", 1, fold: .sum), Measure("no.intake.tea", 1, fold: .sum))
      func found(_ prefix: String) throws -> [String] {
        try probe.read { try $0.metrics(withPrefix: prefix).map { "\($0.metric) \($0.days)" } }
      }
      probe.expect(try found("intake."), ["intake.bread 1", "intake.tea 2"], "the foods")
      probe.expect(try found("").count, 4, "all")
      try probe.delete(Sample.entry("e2"))
      try probe.put(Sample.entry("e3", day: 0), Measure("intake.tea", 1, fold: .sum))
      probe.expect(try found("intake."), ["intake.tea 1"], "after a deletion and a move")
    },
    JournalCheck("Within an action totals show all that it has written so far") { probe in
      try probe.put(Sample.entry("e1"), .a(.sum, 1))
      try probe.write { journal in
        try journal.put(Sample.entry("e2"), measures: [.a(.sum, 2)])
        probe.expect(try Sample.totals(journal), ["a.sum 0 = 3.0"], "after a put")
        try journal.delete("e1")
        probe.expect(try Sample.totals(journal), ["a.sum 0 = 2.0"], "after a deletion")
        try journal.put(Sample.entry("e2", day: 1), measures: [.a(.sum, 4)])
        probe.expect(try Sample.totals(journal), ["a.sum 1 = 4.0"], "after a move")
        probe.expect(try journal.metrics(withPrefix: "a.").map(\.days), [1], "the number of days")
        try journal.put(Sample.entry("e3", day: 2), measures: [.a(.sum, 8)])
        probe.expect(try journal.metrics(withPrefix: "a.").map(\.days), [2], "the number of days after a put")
        probe.expect(try journal.entries(EntryQuery()).map(\.id), ["e2", "e3"], "the entries")
      }
      probe.expect(try probe.totals(), ["a.sum 1 = 4.0", "a.sum 2 = 8.0"], "afterwards")
    },
    JournalCheck("Ids that look the same are the same, however they are written") { probe in
      try probe.put(Sample.entry("e1", key: "caf\u{E9}"), Measure("intake.caf\u{E9}", 1, fold: .sum))
      try probe.put(Sample.entry("e2"), Measure("intake.cafe\u{301}", 2, fold: .sum))
      probe.expect(
        try probe.read { try $0.totals(of: ["intake.cafe\u{301}"], in: Sample.days).map(\.value) }, [3], "the total")
      probe.expect(try probe.read { try $0.metrics(withPrefix: "intake.cafe\u{301}").map(\.days) }, [1], "the metrics")
      probe.expect(try probe.ids(EntryQuery(keys: ["cafe\u{301}"])), ["e1"], "the entry of a key")
    },
  ]
}
