import TrackerCore

extension JournalConformance {
  /// Entries of food are found by their notes; words with a hash are marks.
  private static let rules: [LogKindID: SearchRule] = [
    "food": SearchRule(version: 1) { payload in
      let note = payload.fields["note"]?.text ?? ""
      return .init(
        text: note, marks: Set(note.split(separator: " ").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }))
    }
  ]

  /// What a search finds, as ids.
  private static func found(
    _ words: String, marks: [Set<String>] = [], days: ClosedRange<Day>? = nil, _ probe: JournalProbe
  ) throws -> [String] {
    var query = TextQuery(limit: 50)
    query.terms = TextQuery.terms(of: words)
    query.marks = marks
    query.days = days
    return try probe.journal.search(query, rules).entries.map(\.id.rawValue)
  }

  static let searchChecks = [
    JournalCheck("Entries are found by words, beginnings and phrases, the newest first") { probe in
      try probe.put(Sample.entry("one", day: 0, note: "A good night's sleep, at last."))
      try probe.put(Sample.entry("two", day: 1, note: "Sleep was good; garden dug"))
      try probe.put(Sample.entry("three", day: 2, kind: "rest", note: "good sleep"))
      probe.expect(try found("sleep", probe), ["two", "one"], "a word")
      probe.expect(try found("SLEEP good", probe), ["two", "one"], "two words")
      probe.expect(try found("gard", probe), ["two"], "a beginning")
      probe.expect(try found("\"gard\"", probe), [], "a beginning in quotation marks")
      probe.expect(try found("\"was good\"", probe), ["two"], "a phrase")
      probe.expect(try found("\"good sleep\"", probe), [], "a phrase that stands nowhere")
      probe.expect(try found("arden", probe), [], "the end of a word")
      probe.expect(try found("night's", probe), ["one"], "a word with an apostrophe")
      probe.expect(try found("last garden", probe), [], "words of two entries")
    },
    JournalCheck("Accents, umlauts and the case of letters make no difference") { probe in
      try probe.put(Sample.entry("umlaut", day: 0, note: "Sehr müde, die Füße schmerzen auf der Straße"))
      try probe.put(Sample.entry("typed", day: 1, note: "wieder muede im Café 🙂 سلام"))
      for word in ["müde", "MÜDE", "muede", "mu\u{308}de"] {
        probe.expect(try found(word, probe), ["typed", "umlaut"], word)
      }
      for word in ["strasse", "straße", "STRASSE", "fusse", "fuesse"] {
        probe.expect(try found(word, probe), ["umlaut"], word)
      }
      probe.expect(try found("cafe", probe), ["typed"], "an accent")
      probe.expect(try found("سلام", probe), ["typed"], "another script")
    },
    JournalCheck("What is deleted is not found, and what is changed by its new words alone") { probe in
      let entry = Sample.entry("a", note: "before")
      try probe.put(entry)
      probe.expect(try found("before", probe), ["a"], "a new entry")
      try probe.put(Sample.entry("a", note: "after"))
      probe.expect(try found("before", probe), [], "the words of before")
      probe.expect(try found("after", probe), ["a"], "the new words")
      try probe.delete(entry)
      probe.expect(try found("after", probe), [], "a deleted entry")
      try probe.put(entry)
      probe.expect(try found("before", probe), ["a"], "an entry that came back")
      probe.expect(try found("after", probe), [], "the words in between")
      try probe.put(Sample.entry("b", day: -3, note: "before that"))
      _ = try probe.write { try $0.forget(before: Sample.day(0)) }
      probe.expect(try found("before", probe), ["a"], "an entry that is forgotten")
    },
    JournalCheck("A search has marks and days, a limit and a count") { probe in
      for number in 0..<6 {
        try probe.put(
          Sample.entry(EntryID("e\(number)"), day: number, note: "rain #\(number.isMultiple(of: 2) ? "even" : "odd")"))
      }
      probe.expect(try found("rain", marks: [["even"]], probe), ["e4", "e2", "e0"], "a mark")
      probe.expect(try found("", marks: [["odd"]], probe), ["e5", "e3", "e1"], "a mark without words")
      probe.expect(try found("rain", marks: [["even", "odd"]], probe).count, 6, "either of two marks")
      probe.expect(try found("rain", marks: [["even"], ["odd"]], probe), [], "both of two marks")
      probe.expect(
        try found("rain", days: Sample.day(1)...Sample.day(3), probe), ["e3", "e2", "e1"], "days")
      var query = TextQuery(limit: 2)
      query.terms = TextQuery.terms(of: "rain")
      query.offset = 1
      let hits = try probe.journal.search(query, rules)
      probe.expect(hits.entries.map(\.id.rawValue), ["e4", "e3"], "a page")
      probe.expect(hits.count, 6, "how many there are")
      probe.expect(
        try probe.journal.search(TextQuery(limit: 2), rules).entries.map(\.id.rawValue), ["e5", "e4"], "all")
    },
  ]
}
