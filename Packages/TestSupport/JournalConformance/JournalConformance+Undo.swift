import Dispatch
import Synchronization
import TrackerCore

extension JournalConformance {
  /// Reverts an action as `undo` does.
  static func revert(_ action: Int64, in probe: JournalProbe) throws -> Int64 {
    try probe.write("undo") { journal in
      try journal.revert(action)
      return journal.action
    }
  }

  private static func entryChange(_ change: Change) -> String {
    switch change {
    case .entry(let id, let before, let measures):
      """
      \(id) was \
      \(before.map { "\($0.payload.fields["note"]?.text ?? "") on \($0.day.number - 19_000)" } ?? "nothing") with \
      \(measures.map(\.value))
      """
    case .document(let key, let before): "\(key) was \(before ?? "nothing")"
    }
  }

  static let undoChecks = [
    JournalCheck("An action's changes are the states before it, once for each entry and document") { probe in
      func changes(_ action: Int64) throws -> [String] {
        try probe.read { try $0.changes(of: action).map(entryChange).sorted() }
      }
      let added = try probe.put(Sample.entry("e1", note: "first"), .a(.sum, 1), .a(.max, 2))
      let edited = try probe.write { journal in
        try journal.put(Sample.entry("e1", day: 1, note: "second"), measures: [.a(.sum, 3)])
        try journal.put(Sample.entry("e1", day: 2, note: "third"), measures: [.a(.sum, 4)])
        try journal.put(Sample.entry("e2"), measures: [.a(.sum, 5)])
        try journal.put("1", as: Sample.document)
        try journal.put("2", as: Sample.document)
        return journal.action
      }
      let deleted = try probe.write { journal in
        try journal.delete("e1")
        try journal.put(nil, as: Sample.document)
        return journal.action
      }
      let again = try probe.put(Sample.entry("e1", note: "fourth"), .a(.sum, 6))
      probe.expect(try changes(added), ["e1 was nothing with []"], "of adding")
      probe.expect(
        try changes(edited),
        ["e1 was first on 0 with [1.0, 2.0]", "e2 was nothing with []", "person/facts was nothing"], "of editing")
      probe.expect(try changes(deleted), ["e1 was third on 2 with [4.0]", "person/facts was 2"], "of deleting")
      probe.expect(try changes(again), ["e1 was nothing with []"], "of adding again")
      probe.expect(try changes(again + 1), [], "of an unknown action")
    },
    JournalCheck("An action's entries are counted by what became of them, and its documents are told apart") { probe in
      try probe.put(Sample.entry("e1"))
      try probe.put(Sample.entry("e2"))
      let action = try probe.write { journal in
        try journal.put(Sample.entry("e1", note: "second"), measures: [])
        try journal.put(Sample.entry("e1", note: "third"), measures: [])
        try journal.delete("e2")
        for id: EntryID in ["e3", "e4", "e5"] { try journal.put(Sample.entry(id), measures: []) }
        try journal.delete("e5")
        try journal.put("1", as: Sample.document)
        return journal.action
      }
      try probe.write { try $0.delete("e3") }
      let counts = try probe.read { try $0.changeCounts(of: action) }
      probe.expect(counts, ChangeCounts(added: 2, changed: 1, removed: 1), "the counts")
      let documents = try probe.read { try $0.documentChanges(of: action) }
      probe.expect(documents, [.document(Sample.document, before: nil)], "the documents")
      probe.expect(try probe.read { try $0.changeCounts(of: 77) }, ChangeCounts(), "of an unknown action")
    },
    JournalCheck("What was before comes back whole: the entry with its revision then, and its measures") { probe in
      let entry = Sample.entry("e1", key: "k", source: .file, pack: "c0ffee")
      try probe.put(entry, .a(.mean, 1.0 / 3, rank: 20), Measure("b.sum", 2, fold: .sum))
      let action = try probe.put(Sample.entry("e1"))
      probe.expect(
        try probe.read { try $0.changes(of: action) },
        [.entry("e1", before: entry, measuresBefore: [.a(.mean, 1.0 / 3, rank: 20), Measure("b.sum", 2, fold: .sum)])],
        "the change")
    },
    JournalCheck("Putting back what was before an action undoes it, and undoing that does it again") { probe in
      func state() throws -> [String] {
        let entries = try probe.read {
          try $0.entries(EntryQuery()).map {
            "\($0.id) \($0.day.number - 19_000) \($0.payload.fields["note"]?.text ?? "")"
          }
        }
        return try entries + probe.totals() + probe.read { try $0.documents(of: "person").map(\.json) }
      }
      try probe.put(Sample.entry("e1"), .a(.sum, 1))
      try probe.put(Sample.entry("e2", key: "k"), .a(.sum, 2), .a(.last, 2))
      try probe.write { try $0.put("1", as: Sample.document) }
      let before = try state()
      let action = try probe.write { journal in
        try journal.put(Sample.entry("e1", day: 3, note: "moved"), measures: [.a(.max, 1)])
        try journal.delete("e2")
        try journal.put(Sample.entry("e3"), measures: [.a(.sum, 4)])
        try journal.put("2", as: Sample.document)
        try journal.cache("3", as: DocumentKey("cache", "a"))
        return journal.action
      }
      let after = try state()
      let undone = try revert(action, in: probe)
      probe.expect(try state(), before, "after undoing")
      probe.expect(
        try probe.read { try $0.document(DocumentKey("cache", "a"))?.json }, "3", "cached state is not undone")
      _ = try revert(undone, in: probe)
      probe.expect(try state(), after, "after undoing that")
    },
    JournalCheck("An action that reverts another says so and leaves a record, even if it changed nothing") { probe in
      let first = try probe.put(Sample.entry("e1"))
      let second = try probe.put(Sample.entry("e2"))
      probe.expect(try probe.read { try $0.reversals() }, [:], "before")
      let undo = try probe.write("undo", reverting: second) { journal in
        probe.expect(try journal.reversals(), [journal.action: second], "within the action")
        probe.expect(try journal.lastAction(), journal.action, "the last action within it")
        return journal.action
      }
      let other = try revert(first, in: probe)
      probe.expect(try probe.read { try $0.reversals() }, [undo: second, other: first], "the reversals")
      probe.expect(try probe.read { try $0.actions(limit: 2).map(\.reverts) }, [first, second], "the records")
      let redo = try probe.write("redo") { journal in
        // What it reverts may be said after it has written.
        try journal.put(Sample.entry("e2", note: "again"), measures: [])
        try journal.reverts(undo)
        return journal.action
      }
      probe.expect(try probe.read { try $0.action(redo)?.reverts }, .some(undo), "what the last one reverts")
      let history = try probe.read { try $0.history() }
      probe.expect([first, second, undo, other, redo].filter(history.stands), [second, other, redo], "what stands")
    },
    JournalCheck("An action that does not exist can't be reverted") { probe in
      let action = try probe.put(Sample.entry("e1"))
      probe.expectFailure(.validation, "reverting") { try probe.write("undo", reverting: 77) { try $0.delete("e1") } }
      probe.expectFailure(.validation, "itself") { try probe.write("undo") { try $0.reverts($0.action) } }
      probe.expect(try probe.ids(), ["e1"], "the entries")
      probe.expect(try probe.read { try $0.action(action)?.id }, .some(action), "an action by its id")
      probe.expect(try probe.read { try $0.action(77) }, nil, "an unknown action")
    },
    JournalCheck("Later changes are those of the same entries and documents, once for each action, the oldest first") {
      probe in
      let key = DocumentKey("person", "conditions")
      let action = try probe.write { journal in
        try journal.put(Sample.entry("e1"), measures: [])
        try journal.put(Sample.entry("e2"), measures: [])
        try journal.put("1", as: Sample.document)
        return journal.action
      }
      probe.expect(try probe.read { try $0.laterChanges(than: action) }, [], "before there are any")
      let edited = try probe.write { journal in
        try journal.put("2", as: Sample.document)
        try journal.put("1", as: key)
        return journal.action
      }
      let deleted = try probe.write { journal in
        try journal.put(Sample.entry("e2", note: "edited"), measures: [])
        try journal.delete("e2")
        try journal.put(Sample.entry("e3"), measures: [])
        probe.expect(try journal.laterChanges(than: action).last?.action, journal.action, "within an action")
        return journal.action
      }
      probe.expect(
        try probe.read { try $0.laterChanges(than: action) },
        [
          LaterChange(action: edited, subject: .document(Sample.document)),
          LaterChange(action: deleted, subject: .entry("e2")),
        ], "the later changes")
      probe.expect(try probe.read { try $0.laterChanges(than: deleted) }, [], "of the last action")
      probe.expect(try probe.read { try $0.laterChanges(than: deleted + 1) }, [], "of an unknown action")
    },
    JournalCheck("Entries and documents are told as any action left them") { probe in
      let added = try probe.write { journal in
        try journal.put(Sample.entry("e1", note: "first"), measures: [])
        try journal.put("1", as: Sample.document)
        return journal.action
      }
      let between = try probe.put(Sample.entry("e2"))
      let deleted = try probe.write { journal in
        try journal.put(Sample.entry("e1", note: "second"), measures: [])
        try journal.delete("e1")
        try journal.put(nil, as: Sample.document)
        try journal.cache("3", as: Sample.document)
        return journal.action
      }
      let again = try probe.write { journal in
        try journal.put(Sample.entry("e1", note: "third"), measures: [])
        try journal.put("4", as: Sample.document)
        return journal.action
      }
      for (action, note, json) in [
        (added - 1, nil, nil), (added, "first", "1"), (between, "first", "1"), (deleted, nil, nil),
        (again, "third", "4"),
      ] {
        let left = try probe.read { try $0.entry("e1", after: action)?.payload.fields["note"]?.text }
        probe.expect(left, note, "the entry after \(action)")
        probe.expect(try probe.read { try $0.document(Sample.document, after: action) }, json, "document \(action)")
      }
      probe.expect(try probe.read { try $0.entry("e9", after: again) }, nil, "an unknown entry")
      let firsts = try probe.read { journal in try ["e1", "e9"].map { try journal.firstAction(of: $0) } }
      probe.expect(firsts, [added, nil], "the actions that first wrote entries")
    },
    JournalCheck("What is reverted is chosen within the action, so that writers at once never choose one twice") {
      probe in
      for number in 0..<12 { try probe.put(Sample.entry(EntryID("e\(number)")), .a(.sum, 1)) }
      let journal = probe.journal
      let faults = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        do {
          for _ in 0..<2 {
            try journal.write("undo", at: Sample.instant(0, hour: 12)) { journal in
              let history = try journal.history()
              let latest = try journal.actions(limit: 99).first { $0.reverts == nil && history.stands($0.id) }
              guard let latest else { return }
              try journal.reverts(latest.id)
              for case .entry(let id, _, _) in try journal.changes(of: latest.id) { try journal.delete(id) }
            }
          }
        } catch {
          faults.withLock { $0.append("threw \(error)") }
        }
      }
      probe.expect(faults.withLock { $0 }, [], "the writers")
      probe.expect(try probe.ids().sorted(), ["e0", "e1", "e2", "e3"], "the entries that are left")
      probe.expect(try Set(probe.read { try $0.reversals() }.values).count, 8, "the reverted actions")
    },
  ]
}
