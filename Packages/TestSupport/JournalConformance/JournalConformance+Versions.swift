import TrackerCore

extension JournalConformance {
  private static func told(_ versions: [EntryVersion]) -> [String] {
    versions.map { version in
      let content =
        switch version.content {
        case .entry(let entry): "\(entry.payload.fields["note"]?.text ?? "") on \(entry.day.number - 19_000)"
        case .deleted: "deleted"
        case .damaged: "damaged"
        }
      return "\(version.number) by \(version.action): \(content)"
    }
  }

  static let versionChecks = [
    JournalCheck("The versions of an entry are all that it ever was, the oldest first, deletions among them") { probe in
      let first = try probe.put(Sample.entry("e1", note: "first"))
      try probe.put(Sample.entry("e2", note: "other"))
      let second = try probe.put(Sample.entry("e1", day: 2, note: "second"))
      // An equal one is no version.
      try probe.put(Sample.entry("e1", day: 2, note: "second"))
      let third = try probe.write { journal in
        try journal.put(Sample.entry("e1", note: "third"), measures: [])
        try journal.delete("e1")
        return journal.action
      }
      let fourth = try probe.put(Sample.entry("e1", note: "fourth"))
      probe.expect(
        told(try probe.read { try $0.versions(of: "e1") }),
        [
          "1 by \(first): first on 0", "2 by \(second): second on 2", "3 by \(third): third on 0",
          "4 by \(third): deleted", "5 by \(fourth): fourth on 0",
        ], "the versions")
      probe.expect(try probe.read { try $0.versions(of: "e1").last?.entry?.revision }, 5, "the entry's own revision")
      probe.expect(told(try probe.read { try $0.versions(of: "e9") }), [], "of an unknown entry")
      try probe.write { journal in
        try journal.delete("e1")
        probe.expect(try journal.versions(of: "e1").count, 6, "within an action")
      }
    },
    JournalCheck("Ids are found by their beginning in order, up to the limit, those of deleted entries among them") {
      probe in
      for id in ["ab2", "aa1", "ab1", "b1"] { try probe.put(Sample.entry(EntryID(id))) }
      try probe.delete(Sample.entry("ab1"))
      func ids(_ prefix: String, _ limit: Int) throws -> [String] {
        try probe.read { try $0.ids(withPrefix: prefix, limit: limit).map(\.rawValue) }
      }
      probe.expect(try ids("ab", 9), ["ab1", "ab2"], "two")
      probe.expect(try ids("", 3), ["aa1", "ab1", "ab2"], "a limit")
      probe.expect(try ids("", 0), [], "none")
      probe.expect(try ids("c", 9), [], "an unknown beginning")
    },
    JournalCheck("What was deleted is purged for good, with all that it was; what is there stays") { probe in
      let first = try probe.put(Sample.entry("e1", key: "k1", note: "first"), .a(.sum, 5))
      try probe.put(Sample.entry("e1", key: "k1", note: "second"), .a(.sum, 6))
      try probe.put(Sample.entry("e2", day: 1), .a(.sum, 7))
      try probe.put(Sample.entry("e3", day: 2), .a(.sum, 8))
      let deletion = try probe.write { journal in
        try journal.delete("e1")
        try journal.delete("e2")
        return journal.action
      }
      let count = try probe.write { try $0.purge(["e1", "e3", "e9"]) }
      probe.expect(count, 1, "how many went")
      probe.expect(try probe.ids(), ["e3"], "the entries")
      probe.expect(try probe.totals(), ["a.sum 2 = 8.0"], "the totals")
      probe.expect(try probe.read { try $0.deletedEntries().map(\.id) }, ["e2"], "what is still deleted")
      probe.expect(told(try probe.read { try $0.versions(of: "e1") }), [], "its versions")
      probe.expect(try probe.read { try $0.ids(withPrefix: "e1", limit: 9) }, [], "its id")
      probe.expect(try probe.read { try $0.entry("e1", after: first) }, nil, "an earlier state")
      probe.expect(try probe.recordedIDs(), ["e2", "e3"], "the records")
      let changes = try probe.read { try $0.changes(of: deletion).map(\.subject) }
      probe.expect(changes, [.entry("e2")], "the changes of the action that deleted it")
      probe.expect(try probe.read { try $0.lastAction() }, deletion, "the last action")
      probe.expect(try probe.read { try $0.earliestTouchedDay(after: deletion) }, nil, "touched days")
      try probe.put(Sample.entry("e1", key: "k1", note: "again"), .a(.sum, 1))
      probe.expect(try probe.read { try $0.versions(of: "e1").map(\.number) }, [1], "a new entry of the same id")
      probe.expect(try probe.write { try $0.purge(["e1"]) }, 0, "nothing that is deleted")
    },
    JournalCheck("Documents are purged for good, with all that they were; a module's other documents stay") { probe in
      let keys = ["a", "b", "c"].map { DocumentKey("files", $0) }
      let first = try probe.write { journal in
        for key in keys { try journal.put("1", as: key) }
        try journal.put("1", as: DocumentKey("other", "a"))
        return journal.action
      }
      try probe.write { try $0.put(nil, as: keys[0]) }
      let all = try probe.read { try $0.revisions(ofAll: "files") }
      probe.expect(
        all.mapValues { $0.map(\.json) }, [keys[0]: ["1", nil], keys[1]: ["1"], keys[2]: ["1"]], "all of them")
      let wanted: Set = [keys[0], keys[1], DocumentKey("files", "unknown")]
      probe.expect(try probe.write { try $0.purge(documents: wanted) }, 2, "how many went")
      probe.expect(try probe.read { try $0.documents(of: "files").map(\.key) }, [keys[2]], "what is there")
      probe.expect(try probe.read { Set(try $0.revisions(ofAll: "files").keys) }, [keys[2]], "what there was")
      probe.expect(try probe.read { try $0.revisions(of: keys[0]).map(\.json) }, [], "what it was")
      let left = Set(try probe.read { try $0.changes(of: first).map(\.subject) })
      probe.expect(left, [.document(keys[2]), .document(DocumentKey("other", "a"))], "what the action changed")
      try probe.write { try $0.put("2", as: keys[0]) }
      probe.expect(try probe.read { try $0.document(keys[0])?.json }, "2", "a new document under the key")
      probe.expect(try probe.write { try $0.purge(documents: [keys[1]]) }, 0, "nothing that is known")
    },
    JournalCheck("Purging while an action is open leaves what is written ahead") { probe in
      try probe.put(Sample.entry("gone"), .a(.sum, 5))
      try probe.delete(Sample.entry("gone"))
      guard let open = try probe.journal.open("import", importing: "diary.csv") else { return }
      try open.write([MeasuredEntry(Sample.entry("ahead", key: "k"), [.a(.sum, 2)])])
      try open.prepare()
      probe.expect(try probe.write { try $0.purge(["gone", "ahead"]) }, 1, "how many went")
      try probe.write("import") { try $0.close(open, taking: ["k"]) }
      try open.clear()
      probe.expect(try probe.ids(), ["ahead"], "the entries")
      probe.expect(try probe.totals(), ["a.sum 0 = 2.0"], "the totals")
    },
  ]
}
