import Dispatch
import Synchronization
import TrackerCore

extension JournalConformance {
  static let actionChecks = [
    JournalCheck("Reading and writing give what the body gives, and throw what it throws") { probe in
      probe.expect(try probe.read { _ in 7 }, 7, "read")
      probe.expect(try probe.write { _ in 8 }, 8, "written")
      do {
        try probe.read { _ in throw Sample.Stop() }
        probe.expect(true, false, "reading did not throw")
      } catch { probe.expect(error is Sample.Stop, true, "what reading threw") }
    },
    JournalCheck("When the body throws, nothing of the action is kept") { probe in
      try probe.put(Sample.entry("e1"), .a(.sum, 1))
      try probe.write { try $0.put("{}", as: Sample.document) }
      let last = try probe.read { try $0.lastAction() }
      do {
        try probe.write { journal in
          try journal.put(Sample.entry("e1", day: -5), measures: [.a(.sum, 9)])
          try journal.put(Sample.entry("e2", key: "k"), measures: [.a(.max, 9)])
          try journal.put(nil, as: Sample.document)
          try journal.cache("1", as: DocumentKey("cache", "a"))
          try journal.put(Sample.forecast(day: 1))
          try journal.remember("{}", as: "c0ffee")
          _ = try Sample.totals(journal)
          throw Sample.Stop()
        }
        probe.expect(true, false, "writing did not throw")
      } catch { probe.expect(error is Sample.Stop, true, "what writing threw") }
      probe.expect(
        try probe.read { try $0.entries(EntryQuery()).map { "\($0.id) \($0.revision)" } }, ["e1 1"], "entries")
      probe.expect(try probe.totals(), ["a.sum 0 = 1.0"], "totals")
      probe.expect(try probe.read { try $0.metrics(withPrefix: "a.").map(\.metric) }, ["a.sum"], "metrics")
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "{}", "documents")
      probe.expect(try probe.read { try $0.documents(of: "cache") }, [], "cached state")
      probe.expect(try probe.read { try $0.forecasts(of: "knee", for: Sample.days) }, [], "forecasts")
      probe.expect(try probe.read { try $0.definition("c0ffee") }, nil, "definitions")
      probe.expect(try probe.read { try $0.lastAction() }, last, "the last action")
      probe.expect(try probe.read { try $0.actions(limit: 9).count }, 2, "actions")
      probe.expect(try probe.read { try $0.earliestTouchedDay(after: 0) }, .some(Sample.day(0)), "touched days")
    },
    JournalCheck("Actions ascend, say when and by which command, and come newest first") { probe in
      probe.expect(try probe.read { try $0.lastAction() }, 0, "before the first")
      let first = try probe.write("log food") { journal in
        try journal.put(Sample.entry("e1"), measures: [])
        return journal.action
      }
      let second = try probe.journal.write("edit", at: Sample.instant(3, hour: 7)) { journal in
        try journal.put(Sample.entry("e1", note: "edited"), measures: [])
        return journal.action
      }
      probe.expect(first > 0 && second > first, true, "ids ascend")
      let wanted = [
        Action(id: second, at: Sample.instant(3, hour: 7), command: "edit"),
        Action(id: first, at: Sample.instant(0, hour: 12), command: "log food"),
      ]
      probe.expect(try probe.read { try $0.actions(limit: 9) }, wanted, "actions")
      probe.expect(try probe.read { try $0.actions(limit: 1) }, [wanted[0]], "the latest")
      probe.expect(try probe.read { try $0.actions(limit: 0) }, [], "none")
      probe.expect(try probe.read { try $0.lastAction() }, second, "the last")
    },
    JournalCheck("An action that changed no entry and no document leaves no record, and what it kept besides stays") {
      probe in
      try probe.put(Sample.entry("e1"))
      let last = try probe.read { try $0.lastAction() }
      try probe.write { _ in }
      try probe.write { try $0.cache("1", as: Sample.document) }
      try probe.write { try $0.put(Sample.forecast(day: 1)) }
      try probe.write { try $0.remember("{}", as: "c0ffee") }
      try probe.write { try $0.removeReplayedForecasts(of: "knee", from: Sample.day(0)) }
      probe.expect(try probe.read { try $0.actions(limit: 9).map(\.id) }, [last], "the actions")
      probe.expect(try probe.read { try $0.lastAction() }, last, "the last action")
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "1", "cached state")
      probe.expect(try probe.read { try $0.forecasts(of: "knee", for: Sample.days).count }, 1, "forecasts")
      probe.expect(try probe.read { try $0.definition("c0ffee") }, "{}", "definitions")
    },
    JournalCheck("An action's id is never given again, even if it left no record") { probe in
      let first = try probe.put(Sample.entry("e1"))
      let unrecorded = try probe.write { journal in
        try journal.cache("\(journal.action)", as: Sample.document)
        return journal.action
      }
      let next = try probe.put(Sample.entry("e2", day: -3))
      probe.expect(first < unrecorded && unrecorded < next, true, "\(first) < \(unrecorded) < \(next)")
      probe.expect(
        try probe.read { try $0.earliestTouchedDay(after: unrecorded) }, .some(Sample.day(-3)),
        "touched after the unrecorded one")
    },
    JournalCheck("The last action is the one being written once it has changed something") { probe in
      let first = try probe.put(Sample.entry("e1"))
      try probe.write { journal in
        probe.expect(try journal.lastAction(), first, "before a change")
        try journal.put(Sample.entry("e2"), measures: [])
        probe.expect(try journal.lastAction(), journal.action, "after a change")
        probe.expect(try journal.actions(limit: 1).map(\.id), [journal.action], "the latest")
      }
    },
    JournalCheck("The earliest touched day is that of entries added, changed, moved or deleted after an action") {
      probe in
      func touched(_ action: Int64) throws -> Day? { try probe.read { try $0.earliestTouchedDay(after: action) } }
      probe.expect(try touched(0), nil, "before the first")
      let first = try probe.put(Sample.entry("e1", day: -3))
      let second = try probe.write { journal in
        try journal.put(Sample.entry("e2", day: 7), measures: [])
        try journal.put(Sample.entry("e3", day: 5), measures: [])
        try journal.put(Sample.entry("e4", day: 6), measures: [])
        return journal.action
      }
      probe.expect(try touched(0), Sample.day(-3), "of all")
      probe.expect(try touched(first), Sample.day(5), "of the second")
      probe.expect(try touched(second), nil, "of none")
      let document = try probe.write { journal in
        try journal.put("{}", as: Sample.document)
        return journal.action
      }
      probe.expect(try touched(second), nil, "of a document")
      let later = try probe.put(Sample.entry("e1", day: 8))
      probe.expect(try touched(document), Sample.day(-3), "of a move to a later day")
      let earlier = try probe.put(Sample.entry("e1", day: 1))
      probe.expect(try touched(later), Sample.day(1), "of a move to an earlier day")
      try probe.delete(Sample.entry("e3"))
      probe.expect(try touched(earlier), Sample.day(5), "of a deletion")
    },
    JournalCheck("Within an action the earliest touched day shows all that it has written so far") { probe in
      let first = try probe.put(Sample.entry("e1", day: 3))
      try probe.write { journal in
        probe.expect(try journal.earliestTouchedDay(after: first), nil, "before a change")
        try journal.put(Sample.entry("e2", day: 2), measures: [])
        probe.expect(try journal.earliestTouchedDay(after: first), Sample.day(2), "after a put")
        try journal.put(Sample.entry("e1", day: 1), measures: [])
        probe.expect(try journal.earliestTouchedDay(after: first), Sample.day(1), "after a move")
      }
    },
    JournalCheck("Writers wait for each other, and readers see whole actions only") { probe in
      let journal = probe.journal
      let faults = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { writer in
        do {
          for round in 0..<5 {
            try journal.write("log", at: Sample.instant(0, hour: 12)) { journal in
              let last = try journal.lastAction()
              try journal.put(Sample.entry(EntryID("w\(writer)-\(round)-a")), measures: [.a(.sum, 1)])
              try journal.put(Sample.entry(EntryID("w\(writer)-\(round)-b")), measures: [.a(.sum, 1)])
              if journal.action <= last { faults.withLock { $0.append("an id that does not ascend") } }
            }
            let count = try journal.read { try $0.count(EntryQuery()) }
            if count % 2 != 0 { faults.withLock { $0.append("half an action was seen") } }
          }
        } catch {
          faults.withLock { $0.append("threw \(error)") }
        }
      }
      probe.expect(faults.withLock { $0 }, [], "the writers")
      probe.expect(try probe.read { try $0.count(EntryQuery()) }, 40, "the entries")
      probe.expect(try probe.read { try $0.actions(limit: 99).count }, 20, "the actions")
      probe.expect(try probe.totals(), ["a.sum 0 = 40.0"], "the total")
    },
  ]
}
