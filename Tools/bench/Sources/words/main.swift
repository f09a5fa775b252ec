import Foundation
import TrackerApplication
import TrackerComposition
import TrackerCore

// words HOME TEXTS: writes journal texts into a home that is set up, searches them, and prints how long that takes, as
// lines of `name value` in milliseconds. The texts are made up of a thousand words, of which a few are in many of them.

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: words HOME TEXTS\n".utf8))
  exit(64)
}
let session = try World.live.environment(home: arguments[1]).session()
guard let kind = session.environment.registry.logKind("journal"), let rule = kind.search else { exit(2) }

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .milliseconds(1)
}
func median(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  try (0..<rounds).map { _ in try milliseconds(body) }.sorted()[rounds / 2]
}

/// Some seventy words, as many as people write on a day; the same for the same number.
func text(_ number: Int) -> String {
  var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 | 1
  return (0..<70).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let draw = Double(state >> 40) / Double(1 << 24)
    // Few words are frequent and many are rare, as in any language.
    return "wort\(Int(1000 * draw * draw * draw))"
  }.joined(separator: " ") + (number.isMultiple(of: 1000) ? " Küstennebel" : "")
}

func entry(_ number: Int) throws -> Entry {
  let day = session.today.advanced(by: -(number / 5) - 1)
  let payload = Payload(fields: [
    "text": .text(text(number)), "mood": .number(Double(number % 5 + 1)),
    "categories": .list([.text(["gratitude", "challenge", "idea"][number % 3])]),
  ])
  let instant = session.calendar.start(of: day) + Int64(8 + number % 5) * 3600
  return session.entry("journal", EntryDraft(payload: payload, instant: instant, day: day))
}

func put(_ numbers: Range<Int>) throws {
  try session.journal.write("fill", at: session.environment.now) { journal in
    for number in numbers {
      let entry = try entry(number)
      try journal.put(entry, measures: kind.allMeasures(of: entry, in: session.person.entryContext))
    }
  }
}

func search(_ words: String, _ marks: [Set<String>] = []) throws -> Int {
  var query = TextQuery(limit: 10)
  query.terms = TextQuery.terms(of: words)
  query.marks = marks
  return try session.journal.search(query, ["journal": rule]).count
}

for start in stride(from: 0, to: count, by: 2000) { try put(start..<min(start + 2000, count)) }
print("words-first \(try milliseconds { _ = try search("Küstennebel") })")
for (name, words, marks) in [
  ("rare", "kuestennebel", []), ("common", "wort0", []), ("beginning", "wort1", []), ("two", "wort0 wort7", []),
  ("phrase", "\"wort0 wort1\"", []), ("mark", "wort0", [["mood:4"], ["category:idea"]]), ("everything", "wort", []),
] as [(String, String, [Set<String>])] {
  var found = 0
  let took = try median(of: 31) { found = try search(words, marks) }
  print("words-\(name) \(took)")
  guard found > 0 else {
    FileHandle.standardError.write(Data("nothing was found: \(name)\n".utf8))
    exit(1)
  }
}
var next = count
print(
  "words-after-one \(try median(of: 11) { next += 1; try put(next - 1..<next); _ = try search("wort0") })")
print("words-save-one \(try median(of: 11) { next += 1; try put(next - 1..<next) })")
