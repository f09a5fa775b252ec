import TrackerCore

/// Words without a name: those that choose go first to the fields that take them, what is left is free text.
extension EntryReading {
  private struct Leftover {
    var word: String
    /// Why the fields that choose did not take it.
    var reasons: [(field: FieldDefinition, diagnostic: Diagnostic)]
  }

  mutating func fill(_ shapes: ShapeParser) {
    var open = fields.filter { field in
      field.isPositional && values[field.name] == nil && !named.contains { $0.field.name == field.name }
    }
    var leftovers: [Leftover] = []
    let words = joined(bare, for: open, shapes)
    let chosen = choices(among: words, for: open, shapes)
    for (position, typed) in words.enumerated() {
      let isAfterAt = leftovers.last.map { LineEnd.ofTimes.contains($0.word.lowercased()) } ?? false
      if takesTime(typed, open, isAfterAt: isAfterAt, isLast: position == words.count - 1) {
        if isAfterAt { leftovers.removeLast() }
        continue
      }
      let word = withUnit(typed, chosen, open)
      var reasons: [(field: FieldDefinition, diagnostic: Diagnostic)] = []
      var index: Int?
      for (position, field) in open.enumerated() where !field.shape.isFree {
        do {
          values[field.name] = try shapes.bareValue(word, for: field)
          index = position
        } catch { reasons.append((field, error)) }
        // A word that has the form of what a required field takes was meant for it, and goes to no later field.
        if index != nil || (field.isRequired && ShapeParser.reads(word, as: field.shape)) { break }
      }
      if let index {
        // `for 30 min`
        let field = open.remove(at: index)
        if field.shape.isMinutes, ["for", "für"].contains(leftovers.last?.word.lowercased()) { leftovers.removeLast() }
      } else if word.count >= 4,
        let slip = reasons.first(where: { $0.diagnostic.nearest.map { isOneSlip(from: word, to: $0) } ?? false })
      {
        report(slip.diagnostic, in: slip.field)
        open.removeAll { $0.name == slip.field.name }
      } else {
        leftovers.append(Leftover(word: word, reasons: reasons))
      }
    }
    reportRequired(&leftovers, &open)
    fillTexts(leftovers, &open, shapes)
    reportSurplus()
  }

  /// What the words choose, wherever they stand.
  private func choices(among words: [String], for open: [FieldDefinition], _ shapes: ShapeParser) -> Payload {
    var chosen = Payload(fields: values)
    for field in open where field.shape.isKeyword && chosen.fields[field.name] == nil {
      chosen.fields[field.name] = words.lazy.compactMap { try? shapes.value($0, for: field) }.first
    }
    return chosen
  }

  /// `400m` with the unit that is meant: minutes, or metres where the kind takes a distance too.
  private mutating func withUnit(_ word: String, _ chosen: Payload, _ open: [FieldDefinition]) -> String {
    guard let number = ShapeParser.numberOfM(word),
      open.contains(where: { $0.shape.needsUnit && $0.shape.quantity == .distance })
    else { return word }
    guard open.contains(where: { $0.shape.isMinutes }) else { return "\(number.words) metres" }
    switch parser.kind.meaning(ofM: number, in: chosen) {
    case .minutes: return "\(number.words) min"
    case .metres: return "\(number.words) metres"
    case .either:
      let doubt = Doubt(
        code: "minutes-or-metres",
        question: "Do you mean minutes or metres?",
        problem: "“m” may be minutes or metres here",
        fix: "Type min or metres. To see how: {help}",
        ["number": .number(number, upTo: 3), "help": parser.kind.definition.help],
        choices: ["{number} minutes", "{number} metres"])
      let answer = parser.answers[doubt]
      if answer == nil { doubts.append(doubt) }
      return answer == false ? "\(number.words) metres" : "\(number.words) min"
    }
  }

  /// A clock time is the entry's, unless its spans say when it was; after `at` or at the end also in words.
  private mutating func takesTime(
    _ word: String, _ open: [FieldDefinition], isAfterAt: Bool, isLast: Bool
  ) -> Bool {
    if parser.kind.definition.timedBy.isEmpty, time == nil, isAfterAt || isLast {
      let isWord = LocalTime.words[word.lowercased()] != nil
      let isHalf = isAfterAt && word.contains(where: \.isLetter) && LocalTime(typed: word) != nil
      if isWord || isHalf {
        time = word
        return true
      }
    }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let isClock =
      parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    guard isClock, parser.kind.definition.timedBy.isEmpty, time == nil else { return false }
    // `1:20` may as well mean an hour and twenty minutes.
    guard parts[0].count == 2 || !open.contains(where: { $0.shape.isMinutes }) else {
      return false
    }
    time = word
    return true
  }

  /// What a required field most likely was meant to be: the word that is nearly one it takes.
  private mutating func reportRequired(_ leftovers: inout [Leftover], _ open: inout [FieldDefinition]) {
    let hasText = open.contains { $0.shape.isFree }
    for field in open where field.isRequired && !field.shape.isFree {
      func diagnostic(_ leftover: Leftover) -> Diagnostic? {
        leftover.reasons.first { $0.field.name == field.name }?.diagnostic
      }
      let index =
        leftovers.firstIndex { diagnostic($0)?.nearest != nil } ?? leftovers.firstIndex {
          ShapeParser.reads($0.word, as: field.shape)
        }
        ?? (field.shape.isKeyword || !hasText ? leftovers.indices.first : nil)
      guard let index, let diagnostic = diagnostic(leftovers[index]) else { continue }
      report(diagnostic, in: field)
      leftovers.remove(at: index)
      open.removeAll { $0.name == field.name }
    }
  }

  private mutating func fillTexts(_ leftovers: [Leftover], _ open: inout [FieldDefinition], _ shapes: ShapeParser) {
    var running: (field: FieldDefinition, text: String)?
    for leftover in leftovers {
      // What has the form of a number that some field takes is no free text.
      let isNumber = leftover.reasons.contains { reason in
        open.contains { $0.name == reason.field.name } && ShapeParser.reads(leftover.word, as: reason.field.shape)
      }
      if isNumber {
        reportUntaken(leftover, &open)
        continue
      }
      let digit = leftover.word.first?.isNumber ?? false
      let next = open.firstIndex { $0.shape.isFree && (!$0.beginsWithDigit || digit) }
      if let next {
        running = (open.remove(at: next), leftover.word)
      } else if let (field, text) = running {
        // Words of one text, typed without quotes.
        running = (field, "\(text) \(leftover.word)")
      } else {
        reportUntaken(leftover, &open)
        continue
      }
      guard let (field, text) = running, !faulty.contains(field.name) else { continue }
      do { values[field.name] = try shapes.value(text, for: field) } catch { report(error, in: field) }
    }
  }

  private mutating func reportUntaken(_ leftover: Leftover, _ open: inout [FieldDefinition]) {
    let reasons = leftover.reasons.filter { !faulty.contains($0.field.name) }
    // A word without a digit was not meant for a field of numbers or times.
    if !reasons.isEmpty, reasons.allSatisfy({ $0.diagnostic.nearest == nil && !$0.field.shape.isKeyword }),
      !leftover.word.contains(where: \.isNumber), let word = ShapeParser.keyword(leftover.word)
    {
      diagnostics.append(
        Diagnostic(code: "unexpected-word", "“{typed}” is not possible here", ["typed": "\(word)"], found: "“\(word)”"))
    } else if let reason = reasons.first(where: { $0.diagnostic.nearest != nil })
      ?? reasons.first(where: { ShapeParser.reads(leftover.word, as: $0.field.shape) }) ?? reasons.first
    {
      report(reason.diagnostic, in: reason.field)
      open.removeAll { $0.name == reason.field.name }
    } else {
      surplus += 1
    }
  }

  /// Says once how many words nothing takes.
  private mutating func reportSurplus() {
    guard surplus > 0 else { return }
    diagnostics.append(
      Diagnostic(
        code: "unexpected-word",
        surplus == 1
          ? "There is one word too many. To see what fits: {help}"
          : "There are {count} words too many. To see what fits: {help}",
        ["help": parser.kind.definition.help, "count": .count(surplus)]))
  }

  /// Joins words that are one value together: `30 min`, `1h 20m`, `23:10 - 06:20`, names of several words.
  private func joined(_ words: [String], for open: [FieldDefinition], _ shapes: ShapeParser) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let lengths = stride(from: min(6, words.count - index), to: 1, by: -1)
      let length = lengths.first { length in
        let text = words[index..<(index + length)].joined(separator: " ")
        return open.contains { ShapeParser.reads(text, as: $0.shape) || shapes.names(text, $0.shape) }
      }
      result.append(words[index..<(index + (length ?? 1))].joined(separator: " "))
      index += length ?? 1
    }
    return result
  }
}
