import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore

@testable import TrackerCLI

/// Every message of an error, and every line that says what to do then, with real values: an error is two lines on a
/// terminal of 80 columns, in every language.
@Suite struct FailureWordsTests {
  private static let room = 80

  /// Modules whose findings are about packs: they stand in a list, each with its line of the file.
  private static let ofPacks: Set = ["PackQuality", "PackSchema", "Packs", "StrictYAML"]

  /// Phrases that take more, and why.
  private static let longer = [
    "Keep {home} as it is. Save what can be read in an empty folder: symptoms doctor --salvage {file} --home DIR":
      "what must not be touched comes before the command, which is whole to be copied",
    "“{typed}” is not one of your symptoms. To add it: {command}":
      "what was typed stands in the command too, which is whole to be copied",
  ]

  private static let german = Phrases("de", StringCatalogueTests.catalogues)

  @Test("an error is two lines at most", arguments: StringCatalogueTests.cases)
  func twoLines(_ module: StringCatalogueTests.Case) {
    let findings = Self.ofPacks.contains(module.name) ? [] : module.sources.flatMap(\.findings)
    let phrases = Set(module.sources.flatMap(\.errors) + findings).sorted()
    #expect(phrases.filter { Self.longer[$0] == nil }.flatMap(Self.tooLong) == [])
    let unknown = phrases.flatMap { MessageTemplate($0).placeholders }.filter { Self.values[$0] == nil }
    #expect(Set(unknown).sorted() == [], "give these placeholders a value in this test")
  }

  @Test("a line that is too long is noticed, with the path that it quotes")
  func faultFed() {
    let words = "is not what it should be, and nobody can tell why"
    #expect(Self.tooLong("{path} \(words)") == [])
    #expect(
      Self.tooLong("{path} \(words). Look again")
        == Array(repeating: "exports/diary-26.csv \(words). Look again.", count: 2))
  }

  @Test(
    "the phrases of errors are found",
    arguments: [
      (
        #"throw Failure(.usage, isOne ? "One" : "A {b}", ["b": "no word"], recovery: "Type: {line}")"#,
        ["A {b}", "Type: {line}"], []
      ),
      (
        #"let mend: Phrase = .words("Try {x}", [:]); throw Failure(.usage, .words("No {x}", [:]), recovery: mend)"#,
        ["No {x}", "Try {x}"], []
      ),
      (
        #"func bad(_ code: String, _ why: Phrase) -> Failure { Failure(.usage, why) }; throw bad("a-b", "Not a day")"#,
        ["Not a day"], []
      ),
      (
        #"Doubt(code: "x", question: "Is it so?", problem: "It may not", fix: "Add --yes")"#,
        ["It may not", "Add --yes"], []
      ),
      (#"Diagnostic(code: "x y", "It is bad", found: "a b", allowed: "1 to 9")"#, [], ["It is bad"]),
      (#"static func problem(of cell: Cell) -> Phrase { .words("The cell {x}", ["x": "y z"]) }"#, ["The cell {x}"], []),
    ] as [(String, [String], [String])])
  func finds(source: String, errors: [String], findings: [String]) {
    let finder = PhraseFinder(source)
    #expect(finder.errors == Set(errors))
    #expect(finder.findings == Set(findings))
  }

  private static func tooLong(_ phrase: String) -> [String] { rendered(phrase).filter { $0.count > room } }

  /// A phrase with its values, in English and in German.
  private static func rendered(_ phrase: String) -> [String] {
    let values = values.merging(ofPhrases[phrase] ?? [:]) { $1 }
    return [
      Phrases.english(phrase, values.mapValues { $0.english }),
      german(phrase, values.mapValues { $0.german ?? $0.english }),
    ].map { $0.contains(": symptoms ") ? $0 : $0.asSentence }
  }

  private typealias Values = [String: (english: String, german: String?)]

  /// What stands in a placeholder: in English, and in German where that is another text. The path of a file and what a
  /// person types may be longer; here they have 20 characters.
  private static let values: Values = [
    "about": ("the name of one person", "der Name einer Person"),
    "action": ("a12", nil),
    "answer": ("--symptoms", nil),
    "cell": ("“many and more than 20…”", nil),
    "cells": ("7", nil),
    "change": ("a12", nil),
    "choices": ("dmy, mdy or ymd", "dmy, mdy oder ymd"),
    "clock": ("20:00", nil),
    "code": ("10", nil),
    "column": ("Erschöpfung", nil),
    "columns": ("8", nil),
    "command": ("symptoms import csv diary.csv --yes", nil),
    "condition": ("Fibromyalgia", "Fibromyalgie"),
    "count": ("12", nil),
    "date": ("2026-03-10", "10.3.2026"),
    "days": ("60", nil), "needed": ("42", nil), "place": ("./fibromyalgie", nil),
    "folders": ("/home/ada/packs", nil),
    "form": ("Flaredown (CSV, a column each)", "Flaredown (CSV, je eine Spalte)"),
    "day": ("Thursday 12 November", "Donnerstag, 12. November"),
    "dmy": ("Thursday 12 November", "Donnerstag, 12. November"),
    "entries": ("sleep entries", "Schlaf"),
    "entry": ("c0wje", nil),
    "error": ("it is too big", "sie ist zu groß"),
    "example": ("23:10-06:20", nil),
    "factor": ("short-sleep", nil),
    "field": ("heart_rate", nil),
    "file": ("exports/diary-26.csv", nil),
    "filled": ("exercise=30 food=25 load=5", nil),
    "first": ("2026-03-02", "2.3.2026"),
    "goal": ("walk-daily", nil), "tracker": ("sleep", nil),
    "factors": ("soup, bread or walking", "soup, bread oder walking"),
    "goals": ("walk-daily or walk-more", "walk-daily oder walk-more"),
    "foods": ("figs, dates", "Feigen, Datteln"),
    "folder": ("/home/ada/conditions", nil),
    "format": ("xml", nil),
    "formats": ("csv, markdown or lines", "csv, markdown oder lines"),
    "forms": ("csv, lossless", nil),
    "found": ("peripheral-neuropathie", nil),
    "from": ("21:30", nil),
    "gap": ("15", nil),
    "group": ("conditions", nil),
    "help": ("symptoms log exercise --help", nil),
    "high": ("12 hours", "12 Stunden"),
    "home": ("/home/ada/.symptoms", nil),
    "id": ("c0wje", nil),
    "ids": ("fibromyalgia, migraine", nil),
    "importer": ("csv", nil),
    "icon": ("long", nil),
    "kind": ("exercise", nil),
    "kinds": ("food, exercise or rest", "food, exercise oder rest"),
    "last": ("01:59", nil),
    "later": ("a14", nil),
    "length": ("40 seconds", nil),
    "limit": ("50", nil),
    "line": ("symptoms import csv exports/diary-26.csv", nil),
    "lines": ("12, 14", nil),
    "longest": ("16", nil),
    "low": ("1", nil),
    "mdy": ("Friday 11 December", "Freitag, 11. Dezember"),
    "metric": ("sleep.hours", nil),
    "most": ("20", nil),
    "name": ("Chronic fatigue", "Chronische Müdigkeit"),
    "names": ("Pain or Tingling", "Schmerzen oder Kribbeln"),
    "near": ("walking", nil),
    "status": ("skipped", nil),
    "nearest": ("fatigue", nil),
    "new": ("3", nil),
    "tag": ("travel", nil),
    "number": ("12", nil),
    "old": ("2", nil),
    "option": ("--person", nil),
    "other": ("sleep", "Schlaf"),
    "owners": ("logging, check-in", nil),
    "percent": ("0.4%", "0,4 %"),
    "share": ("40%", "40 %"),
    "pack": ("peripheral-neuropathy", nil),
    "packs": ("peripheral-neuropathy", nil),
    "paper": ("tabloid", nil),
    "part": ("sleep-and-rest", nil),
    "period": ("clinician", nil),
    "path": ("exports/diary-26.csv", nil),
    "point": ("log kind", nil),
    "program": ("rsvg-convert", nil),
    "purpose": ("Here you change an entry.", "Hier ändern Sie einen Eintrag."),
    "reason": ("the file is too big", "die Datei ist zu groß"),
    "reminder": ("evening-check-in", nil),
    "second": ("2026-02-03", "3.2.2026"),
    "seconds": ("5", nil),
    "setting": ("day-start", nil),
    "size": ("620", nil),
    "step": ("0.5", "0,5"),
    "sum": ("85", nil),
    "symptom": ("Sensitivity to light", "Lichtempfindlichkeit"),
    "symptoms": ("pain, tingling or burning-pain", "pain, tingling oder burning-pain"),
    "takes": ("Use 40 to 220.", "Möglich: 40 bis 220."),
    "text": ("half past nine", "halb zehn"),
    "time": ("02:30", nil),
    "timer": ("systemd", nil),
    "to": ("Thursday 12 March", "Donnerstag, 12. März"),
    "today": ("2026-03-12", nil),
    "tool": ("systemctl", nil),
    "tunes": ("peripheral-neuropathy", nil),
    "type": ("before-after", nil),
    "typed": ("moderately-strenuous", nil),
    "unit": ("cups", nil),
    "until": ("08:00", nil),
    "use": ("Use 1 to 10, or 0 for none.", "Möglich: 1 bis 10; 0 heißt keine."),
    "value": ("5", nil),
    "weekday": ("Wednesday", "Mittwoch"),
    "weights": ("sleep 40, exercise 20, food 20, load 5", nil),
    "what": ("your check-in from 21:05", "Ihr Befinden von 21:05"),
    "why": ("the disk is full", "der Speicher ist voll"),
    "word": ("moderately-strenuous", nil),
    "words": ("health, mood or goal", "health, mood oder goal"),
    "wrong": ("2", nil),
  ]

  /// The same for phrases whose placeholders hold something else.
  private static let ofPhrases: [String: Values] = [
    "There is no pack “{path}” at {place} or in {folders}": ["path": ("fibromyalgie", nil)],
    "“{command}” is not complete: {name} is missing": ["command": ("edit", nil), "name": ("<field=value>", nil)],
    "{day} had no {time}: the clocks went forward. Use {last} or {first}": [
      "day": ("Sunday 29 March", "Sonntag, 29. März"), "first": ("03:00", nil),
    ],
    "{file} of {pack} cannot be read. A new one would lose ids": ["file": ("ids.lock", nil)],
    "In the column {column}, line {first} has the day first, line {second} the month": [
      "first": ("12", nil), "second": ("14", nil),
    ],
    "Fix these errors. To read more: {command}": ["command": ("symptoms pack explain CODE", nil)],
    "Line {line} of {column} may be {dmy} or {mdy}": ["line": ("12", nil)],
    "{file} is damaged at line {line}. What stands before it was read": ["line": ("12", nil)],
    "Type comma or point: {command}": [
      "command": ("symptoms import csv exports/diary-26.csv --decimals comma", nil)
    ],
    "Day first is dmy, else mdy: {command}": ["command": ("symptoms import csv exports/diary-26.csv --dates dmy", nil)],
    "{symptom} needs a number: symptoms check-in {id}={value}": ["id": ("unrefreshing-sleep", nil)],
    "That needs a symptom and a number: symptoms check-in {id}={value}": ["id": ("unrefreshing-sleep", nil)],
    "{folder} already has {id}, but it cannot be read": ["id": ("peripheral-neuropathy", nil)],
    "{folder} already has revision {old} of {id}": ["id": ("peripheral-neuropathy", nil)],
    "Type: symptoms conditions end {id}": ["id": ("peripheral-neuropathy", nil)],
    "The demo stopped at “{command}”: {reason}": ["command": ("log exercise", nil)],
    "To try it on the past: {command}": ["command": ("symptoms tune backtest --file exports/diary-26.csv", nil)],
    "To share out the rest, type: {command}": ["command": ("symptoms tune set sleep=40 exercise=20 --rest", nil)],
    "To keep proportions: {command}": ["command": ("symptoms tune set sleep=47 exercise=23 food=24 load=6", nil)],
  ]
}
