import TrackerCore

extension JournalConformance {
  static let derivationChecks = [
    JournalCheck("Measures of a kind are made again with their totals, and those of other kinds stay") { probe in
      try probe.put(Sample.entry("meal"), .a(.sum, 1))
      try probe.put(Sample.entry("walk", kind: "exercise"), .a(.sum, 10))
      let changed = try probe.journal.rederive(["food": 2]) { _ in [.a(.sum, 5)] }
      probe.expect(changed, ["food": 1], "entries with other measures")
      probe.expect(try probe.totals(), ["a.sum 0 = 15.0"], "the totals")
      probe.expect(try probe.journal.measureRules(of: ["food"]), ["food": .init(version: 2)], "the rule")
      probe.expect(
        try probe.journal.measureRules(of: ["exercise"])["exercise"]?.version ?? 0, 0, "another kind's version")
    },
    JournalCheck("Measures are made from the state in which they are made again, and its definitions are kept") {
      probe in
      try probe.put(Sample.entry("meal"), .a(.sum, 1))
      let text = DefinitionText("{\"schema\":1}")
      try probe.journal.rederive { reading in
        let count = Double(try reading.count(EntryQuery()))
        return Rederivation(["food": MeasureRule(version: 1, definitions: 7)], keeping: [text]) { _ in
          [.a(.sum, 10 + count)]
        }
      }
      probe.expect(try probe.totals(), ["a.sum 0 = 11.0"], "the totals")
      probe.expect(try probe.read { try $0.definition(text.hash) } == text.text, true, "the definition")
      let rule = MeasureRule(version: 1, definitions: 7)
      probe.expect(try probe.journal.measureRules(of: ["food"]), ["food": rule], "the rule with its definitions")
      try probe.journal.rederive(["food": 2]) { _ in nil }
      probe.expect(
        try probe.journal.measureRules(of: ["food"])["food"]?.definitions, 7, "the definitions where nothing is said")
    },
    JournalCheck("Undo brings back measures as they are made now") { probe in
      try probe.put(Sample.entry("meal"), .a(.sum, 1))
      let edit = try probe.put(Sample.entry("meal", note: "edited"), .a(.sum, 2))
      try probe.journal.rederive(["food": 2]) { _ in [.a(.sum, 7)] }
      let before = try probe.read { try $0.changes(of: edit) }.compactMap { change -> [Double]? in
        if case .entry(_, _, let measures) = change { measures.map(\.value) } else { nil }
      }
      probe.expect(before, [[7]], "the measures before the edit")
    },
    JournalCheck("Making measures again is no action, and throws cached state away only where one changed") { probe in
      let last = try probe.put(Sample.entry("meal"), .a(.sum, 1))
      try probe.write { try $0.cache("1", as: Sample.document) }
      let actions = try probe.read { try $0.actions(limit: .max).count }
      try probe.journal.rederive(["food": 2]) { _ in [.a(.sum, 1)] }
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "1", "cached state after no change")
      try probe.journal.rederive(["food": 3]) { _ in [.a(.sum, 4)] }
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, nil, "cached state after a change")
      probe.expect(try probe.read { try $0.actions(limit: .max).count }, actions, "the actions")
      probe.expect(try probe.read { try $0.lastAction() } >= last, true, "the last action")
    },
    JournalCheck("An entry that nothing can be derived of keeps its measures, and a failure changes nothing") { probe in
      try probe.put(Sample.entry("known"), .a(.sum, 1))
      try probe.put(Sample.entry("unknown"), .a(.sum, 2))
      try probe.journal.rederive(["food": 2]) { $0.id == "known" ? [.a(.sum, 4)] : nil }
      probe.expect(try probe.totals(), ["a.sum 0 = 6.0"], "one kept, one made again")
      do {
        try probe.journal.rederive(["food": 3]) { entry in
          if entry.id == "unknown" { throw Sample.Stop() }
          return [.a(.sum, 100)]
        }
        probe.expect(false, true, "the failure is thrown")
      } catch is Sample.Stop {}
      probe.expect(try probe.totals(), ["a.sum 0 = 6.0"], "the totals after a failure")
      probe.expect(
        try probe.journal.measureRules(of: ["food"]), ["food": .init(version: 2)], "the rule after a failure")
    },
  ]
}
