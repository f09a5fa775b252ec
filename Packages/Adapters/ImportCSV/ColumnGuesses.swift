import Foundation
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// Guesses what the columns of a diary file mean for a person, and writes the guess down.
public struct ColumnGuesses {
  private let session: Session

  public init(in session: Session) { self.session = session }

  /// Looks at a file and says how it would be read; nothing is written.
  ///
  /// - Parameter options: `dates` and `decimals` as the importer takes them.
  /// - Throws: `Failure` where the file can't be read or nothing of it has a meaning, or where its dates or numbers
  ///   read in two ways.
  public func look(at file: String, options: [String: String] = [:]) throws -> ColumnGuessView {
    try look(at: file, options: options).view
  }

  /// The doubt about importing a file as it was guessed.
  public static func doubt(about view: ColumnGuessView) -> Doubt {
    Doubt(
      code: "guessed-columns", question: "Import it like this?",
      problem: "Nothing was imported yet: the program only guessed what the columns mean",
      fix: "To import, type: {line}", ["line": .verbatim(view.line.text([:], "--yes"))])
  }

  /// Guesses and writes the map beside the file.
  ///
  /// - Parameters:
  ///   - options: `dates` and `decimals` as the importer takes them.
  ///   - replacing: Whether a map that is there already is replaced; else it is a fault.
  ///   - isRehearsal: Whether nothing is written, so that only the answer is left.
  /// - Throws: `Failure` as `look(at:)` does, or where the map can't be written or may not be replaced.
  public func write(
    for file: String, options: [String: String] = [:], replacing: Bool, isRehearsal: Bool = false
  ) throws -> ColumnGuessView {
    let (guess, view) = try look(at: file, options: options) as (ColumnGuess, ColumnGuessView)
    let name = view.map.split(separator: "/").last.map(String.init) ?? view.map
    guard replacing || !FileManager.default.fileExists(atPath: view.map) else {
      throw Failure(
        .validation, "There is already a map: {name}",
        ["name": .verbatim(name), "line": .verbatim(view.line.text())],
        recovery: "Add --force to replace it. To use it: {line}")
    }
    var told = view
    told.isRehearsal = isRehearsal
    guard !isRehearsal else { return told }
    let words = session.environment.words
    let head = [
      words(
        "How the columns of {file} are read.", ["file": file.split(separator: "/").last.map(String.init) ?? file]),
      words("Change what is wrong. Remove the # before a column you want to add."),
    ]
    let text = guess.map.text(head: head, leftOut: guess.leftOut)
    try OutputFile(view.map).write(replacing: replacing) { write in try write(text) }
    told.isWritten = true
    return told
  }

  private func look(at file: String, options: [String: String]) throws -> (guess: ColumnGuess, view: ColumnGuessView) {
    let rows = try CSVReader.open(file)
    let mapFile = ColumnGuesses.mapFile(beside: file)
    let line = ImportLine(file: file, options: options)
    let guess = try guess(rows, try FormOptions(options), line, mapFile: mapFile)
    return (guess, ColumnGuessView(guess, line: line, map: mapFile))
  }

  func guess(
    _ rows: CSVReader, _ forms: FormOptions, _ line: ImportLine, mapFile: String
  ) throws -> ColumnGuess {
    let targets = try targets + loggedWords
    do throws(ColumnGuess.Problem) {
      return try ColumnGuess(
        rows, targets: targets, catalogue: session.person.catalogue, last: session.today, dates: forms.dates,
        decimals: forms.decimals, mapFile: mapFile)
    } catch { throw error.failure(of: rows.file, line) }
  }

  /// Where the map of a file is written: `diary.columns.yaml` beside `diary.csv`.
  public static func mapFile(beside file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(file).columns.yaml" }
    return "\(file.dropLast(name.distance(from: dot, to: name.endIndex))).columns.yaml"
  }

  /// The fields of kinds of entries that a map may name.
  var fields: Set<String> {
    let context = session.person.entryContext
    return Set(
      session.environment.registry.logKinds.all.flatMap { kind in
        kind.fields(in: context).map { "\(kind.definition.id).\($0.name)" }
      })
  }

  /// Words of what people name freely, such as food and drink, that this person has logged before.
  private var loggedWords: [ColumnTarget] {
    get throws {
      try session.journal.read { journal in
        try session.person.catalogue.families.filter(\.takesUnknownWords).flatMap { family in
          try journal.metrics(withPrefix: family.prefix).map(\.metric).compactMap { id -> ColumnTarget? in
            guard let word = family.word(of: id), let metric = family.metric(id) else { return nil }
            return ColumnTarget(.metric(metric), title: metric.name, names: [word], rank: .logged)
          }
        }
      }
    }
  }

  /// All that a column can be read as: metrics of modules and of the person's conditions, fields of kinds of entries,
  /// and what modules say that headers are called.
  private var targets: [ColumnTarget] {
    let registry = session.environment.registry
    let catalogue = session.person.catalogue
    var names = registry.columnNames.all.reduce(into: [String: [String]]()) { $0[$1.target, default: []] += $1.names }
    for own in session.person.trackables.all {
      names[own.metric.rawValue, default: []] += [own.label, own.id.rawValue] + own.otherLabels
    }
    let metrics = ColumnTarget.metrics(of: catalogue, symptoms: session.symptomNames, names: names)
    let fields = ColumnTarget.fields(of: registry.logKinds.all, in: session.person.entryContext, names: names)
    let known = Set((metrics + fields).map(\.key))
    let own = names.keys.sorted().filter { !known.contains($0) }.compactMap { key in
      catalogue[MetricID(key)].map {
        ColumnTarget(
          .metric($0), title: .words($0.name.description, [:]), names: names[key] ?? [], rank: .own)
      }
    }
    return metrics + fields + own
  }
}

extension ColumnGuess.Problem {
  /// What is said of it, with a line to type.
  fileprivate func failure(of file: String, _ line: ImportLine) -> Failure {
    let writeMap: Phrase = "Write a map of its columns. To see how: symptoms import csv --help"
    return switch self {
    case .noDays:
      Failure(.validation, "{file} has no column with dates", ["file": .verbatim(file)], recovery: writeMap)
    case .nothingKnown:
      Failure(
        .validation, "Besides the day, {file} has no column with a known name", ["file": .verbatim(file)],
        recovery: writeMap)
    case .dates(let problem):
      Failure(
        .validation, problem, ["command": .verbatim(line.text(["dates": DateOrder.dmy.rawValue]))],
        recovery: "Day first is dmy, else mdy: {command}")
    case .decimals(let problem):
      Failure(
        .validation, problem, ["command": .verbatim(line.text(["decimals": DecimalSign.comma.rawValue]))],
        recovery: "Type comma or point: {command}")
    }
  }
}
