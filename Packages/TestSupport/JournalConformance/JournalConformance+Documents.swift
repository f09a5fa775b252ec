import TrackerCore

extension JournalConformance {
  static let documentChecks = [
    JournalCheck("A document is kept as its next revision, and removed by nil, which is one too") { probe in
      func found() throws -> String? {
        try probe.read { try $0.document(Sample.document).map { "\($0.key) \($0.json) \($0.revision)" } }
      }
      probe.expect(try found(), nil, "before")
      try probe.write { try $0.put("{\"a\":1}", as: Sample.document) }
      probe.expect(try found(), "person/facts {\"a\":1} 1", "the first")
      try probe.write { try $0.put("{\"a\":2}", as: Sample.document) }
      probe.expect(try found(), "person/facts {\"a\":2} 2", "the second")
      try probe.write { try $0.put(nil, as: Sample.document) }
      probe.expect(try found(), nil, "removed")
      try probe.write { try $0.put("{\"a\":3}", as: Sample.document) }
      probe.expect(try found(), "person/facts {\"a\":3} 4", "again")
      let revisions = try probe.read { try $0.revisions(of: Sample.document) }
      probe.expect(revisions.map(\.json), ["{\"a\":1}", "{\"a\":2}", nil, "{\"a\":3}"], "all of them")
      probe.expect(revisions.map(\.action), revisions.map(\.action).sorted(), "the oldest first")
      probe.expect(try probe.read { try $0.revisions(of: DocumentKey("person", "nothing")) }, [], "of none")
    },
    JournalCheck("A document equal to the kept one is no change, nor is removing what is not there") { probe in
      try probe.write { try $0.put("{}", as: Sample.document) }
      try probe.write { try $0.put("{}", as: Sample.document) }
      try probe.write { try $0.put(nil, as: DocumentKey("person", "nothing")) }
      probe.expect(try probe.read { try $0.document(Sample.document)?.revision }, 1, "its revision")
      probe.expect(try probe.read { try $0.actions(limit: 9).count }, 1, "the actions")
    },
    JournalCheck("A module's documents and cached state are listed by id, and no other module's") { probe in
      try probe.write { journal in
        try journal.put("2", as: DocumentKey("goals", "b"))
        try journal.put("1", as: DocumentKey("goals", "a"))
        try journal.put("0", as: DocumentKey("goal", "a"))
        try journal.put("4", as: DocumentKey("goals", "gone"))
        try journal.put(nil, as: DocumentKey("goals", "gone"))
        try journal.cache("3", as: DocumentKey("goals", "c"))
      }
      probe.expect(
        try probe.read { try $0.documents(of: "goals").map { "\($0.key) \($0.json) \($0.revision)" } },
        ["goals/a 1 1", "goals/b 2 1", "goals/c 3 0"], "goals")
      probe.expect(try probe.read { try $0.documents(of: "none") }, [], "none")
    },
    JournalCheck("The modules that documents are kept of are listed by id, and none whose documents are gone") {
      probe in
      probe.expect(try probe.read { try $0.modulesWithDocuments() }, [], "at first")
      try probe.write { journal in
        try journal.put("1", as: DocumentKey("goals", "a"))
        try journal.put("2", as: DocumentKey("goals", "b"))
        try journal.put("3", as: DocumentKey("gone", "a"))
        try journal.put(nil, as: DocumentKey("gone", "a"))
        try journal.cache("4", as: DocumentKey("cache", "a"))
      }
      probe.expect(try probe.read { try $0.modulesWithDocuments() }, ["cache", "goals"], "afterwards")
    },
    JournalCheck("Cached state is replaced and removed, has no revision and is no part of an action") { probe in
      let action = try probe.write { journal in
        try journal.cache("1", as: Sample.document)
        try journal.put(Sample.entry("e1"), measures: [])
        return journal.action
      }
      probe.expect(
        try probe.read { try $0.document(Sample.document) },
        .some(Document(key: Sample.document, json: "1", revision: 0)), "cached")
      probe.expect(try probe.read { try $0.changes(of: action).count }, 1, "the action's changes")
      try probe.write { try $0.cache("2", as: Sample.document) }
      probe.expect(
        try probe.read { try $0.document(Sample.document) },
        .some(Document(key: Sample.document, json: "2", revision: 0)), "cached anew")
      try probe.write { try $0.cache(nil, as: Sample.document) }
      probe.expect(try probe.read { try $0.document(Sample.document) }, nil, "removed")
    },
    JournalCheck("A document that was put comes before state that was cached under its key") { probe in
      try probe.write { journal in
        try journal.put("\"put\"", as: Sample.document)
        try journal.cache("\"cached\"", as: Sample.document)
      }
      probe.expect(try probe.read { try $0.document(Sample.document)?.json }, "\"put\"", "both")
      try probe.write { try $0.put(nil, as: Sample.document) }
      probe.expect(
        try probe.read { try $0.document(Sample.document)?.json }, "\"cached\"", "after the document was removed")
    },
  ]

  static let forecastChecks = [
    JournalCheck("A forecast comes back as it was put, in place of the one of its condition, day and kind") { probe in
      var first = Sample.forecast(day: 1)
      first.overlay = "beef"
      try probe.write { try $0.put(first) }
      probe.expect(try probe.read { try $0.forecasts(of: "knee", for: Sample.days) }, [first], "the first")
      let second = Sample.forecast(day: 1, probability: 1.0 / 3)
      try probe.write { try $0.put(second) }
      probe.expect(try probe.read { try $0.forecasts(of: "knee", for: Sample.days) }, [second], "the second")
    },
    JournalCheck("Forecasts are given for a condition and days, ends included, by day, then kind") { probe in
      let forecasts = [
        Sample.forecast(day: 3, kind: .replayed), Sample.forecast(day: 1, kind: .morning),
        Sample.forecast(day: 1, kind: .ahead),
        Sample.forecast(day: 1, kind: .replayed), Sample.forecast(day: 0), Sample.forecast("back", day: 2),
        Sample.forecast(day: 4),
      ]
      try probe.write { journal in for forecast in forecasts { try journal.put(forecast) } }
      let found = try probe.read { try $0.forecasts(of: "knee", for: Sample.day(1)...Sample.day(3)) }
      probe.expect(found, [forecasts[2], forecasts[1], forecasts[3], forecasts[0]], "the forecasts")
    },
    JournalCheck("The conditions that forecasts are kept of are listed by id with the days these are for") { probe in
      probe.expect(try probe.read { try $0.forecastDays().count }, 0, "at first")
      try probe.write { journal in
        for day in [3, 1, 2] { try journal.put(Sample.forecast(day: day)) }
        try journal.put(Sample.forecast("back", day: 7))
      }
      let found = try probe.read { try $0.forecastDays() }
      probe.expect(found.map(\.condition), ["back", "knee"], "the conditions")
      probe.expect(
        found.map(\.days), [Sample.day(7)...Sample.day(7), Sample.day(1)...Sample.day(3)], "their days")
    },
    JournalCheck("Replayed forecasts of a condition are removed from a day on, and nothing else") { probe in
      try probe.write { journal in
        for day in 0..<4 {
          for kind in Forecast.Kind.allCases { try journal.put(Sample.forecast(day: day, kind: kind)) }
          try journal.put(Sample.forecast("back", day: day, kind: .replayed))
        }
      }
      try probe.write { try $0.removeReplayedForecasts(of: "knee", from: Sample.day(2)) }
      let left = try probe.read { try $0.forecasts(of: "knee", for: Sample.days) }
      probe.expect(left.filter { $0.kind == .replayed }.map(\.forDay), [Sample.day(0), Sample.day(1)], "replayed")
      probe.expect(left.count { $0.kind != .replayed }, 8, "others")
      probe.expect(try probe.read { try $0.forecasts(of: "back", for: Sample.days).count }, 4, "another condition's")
    },
    JournalCheck("A definition is kept under its hash, and a known one stays as it is") { probe in
      try probe.put(Sample.entry("e1", pack: "c0ffee"))
      probe.expect(try probe.read { try $0.definition("c0ffee") }, nil, "one that an entry names and nobody remembered")
      try probe.write { try $0.remember("{\"id\":\"knee\"}", as: "c0ffee") }
      try probe.write { try $0.remember("{}", as: "c0ffee") }
      probe.expect(try probe.read { try $0.definition("c0ffee") }, "{\"id\":\"knee\"}", "remembered")
      probe.expect(try probe.read { try $0.definition("beef") }, nil, "unknown")
      let text = DefinitionText("{\"schema\":1,\"id\":\"knee\"}")
      try probe.write { try $0.remember("{\"id\":\"knee\"}", as: text.hash) }
      try probe.write { try $0.remember([text]) }
      probe.expect(try probe.read { try $0.definition(text.hash) } == text.text, true, "what the hash was made of")
      try probe.write { try $0.remember("{}", as: text.hash) }
      probe.expect(try probe.read { try $0.definition(text.hash) } == text.text, true, "against another one")
    },
  ]
}
