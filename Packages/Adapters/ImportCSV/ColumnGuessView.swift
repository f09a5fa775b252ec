import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// How the columns of a diary file are read, and which are not. It says nothing of what the cells hold.
public struct ColumnGuessView: ReadModel {
  public static let schema = "import-guess/1"

  /// A column that is read.
  struct Column: Encodable, Sendable {
    var column: String
    /// As the map names it: `day`, `sleep.hours`, `check-in.notes`.
    var key: String
    /// As people read it; nil for words of the map itself.
    var name: String?
    /// `dmy` or `mdy` for a column of dates that needs it.
    var dates: String?
    /// The ends of the column's scale, where they become those of another one.
    var from: [Double]?
    /// Whether 0 counts as none.
    var zeroIsNone: Bool
    /// The column's unit of time, where it is another one than the metric's.
    var unit: String?
  }

  /// A column that is not read.
  struct LeftOut: Encodable, Sendable {
    var column: String
    /// `unnamed`, `same-name`, `empty`, `unknown`, `taken` or `unfit`.
    var reason: String
    /// Which column is read in its place, or what its name stands for.
    var other: String?
    /// The metric that a line of the map may make of it.
    var metric: MetricID?
  }

  var file: String
  /// Where the map is, or would be written.
  public var map: String
  public var isWritten = false
  /// Whether the map would be written but for a dry run.
  var isRehearsal = false
  var columns: [Column]
  var leftOut: [LeftOut]

  private let guess: ColumnGuess
  let line: ImportLine

  /// What is imported where nobody changes the guess.
  public var columnMap: ColumnMap { guess.map }

  private enum CodingKeys: String, CodingKey { case file, map, isWritten, columns, leftOut }

  init(_ guess: ColumnGuess, line: ImportLine, map: String) {
    self.guess = guess
    self.line = line
    file = line.file
    self.map = map
    columns = guess.found.map(Column.init)
    leftOut = guess.leftOut.map(LeftOut.init)
  }

  // MARK: Blocks

  public func blocks(_ format: TextFormatter) -> [Block] {
    preview(format) + next(format)
  }

  /// What the columns become, and which are left out, without what to type next.
  public func preview(_ format: TextFormatter) -> [Block] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let table = Block.Table(
      [.init(format("column")), .init(format("is read as")), .init("", isTitleShown: false)],
      rows: guess.found.map { found in
        let title = found.title.map { "\(format($0)) (\(found.key))" } ?? format.meaning(of: found.key)
        return .init([
          "\(found.column)", "\(title)", "\(found.notes.map { format.words(of: $0) }.joined(separator: "; "))",
        ])
      })
    return [.sentence("\(format("How the columns of {file} are read:", ["file": name]))"), .table(table)] + left(format)
  }

  private func left(_ format: TextFormatter) -> [Block] {
    guard !guess.leftOut.isEmpty else { return [] }
    // Exports have dozens of columns that nobody knows: those of one reason are one line.
    var items: [(reason: String, columns: [String])] = []
    for left in guess.leftOut {
      let name = left.column.isEmpty ? format("a column without a name") : left.column
      let reason = format.words(of: left.reason)
      if let index = items.firstIndex(where: { $0.reason == reason }) {
        items[index].columns.append(name)
      } else {
        items.append((reason, [name]))
      }
    }
    return [
      .sentence("\(format("Left out:"))"),
      .details([.list(.init(items.map { RichText("\($0.reason): \($0.columns.joined(separator: ", "))") }))]),
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    guard !isRehearsal else {
      return [
        .sentence("\(format("This would save the map as {map}. Nothing was saved.", ["map": map]))"),
        .commands([.init(line.text([:], "--guess"), format("save this as a map you can change"))]),
      ]
    }
    guard isWritten else {
      return [
        .commands([
          .init(line.text([:], "--yes"), format("import it like this")),
          .init(line.text([:], "--guess"), format("save this as a map you can change")),
        ])
      ]
    }
    return [
      .sentence("\(format("Saved as {map}. Change what is wrong there, then import:", ["map": map]))"),
      .commands([
        .init(line.text([:], "--dry-run"), format("try it without saving")),
        .init(line.text(), format("import it")),
      ]),
    ]
  }
}

extension ColumnGuessView.Column {
  init(_ found: ColumnGuess.Found) {
    column = found.column
    key = found.key
    name = found.title?.description
    zeroIsNone = false
    for note in found.notes {
      switch note {
      case .dates(let order): dates = order.rawValue
      case .none: zeroIsNone = true
      case .stretched(let from, _): self.from = [from.lowerBound, from.upperBound]
      case .unit(let unit): self.unit = unit.rawValue
      case .mayBeShorter: break
      }
    }
  }
}

extension ColumnGuessView.LeftOut {
  init(_ left: ColumnGuess.LeftOut) {
    column = left.column
    metric = left.metric
    switch left.reason {
    case .unnamed: reason = "unnamed"
    case .sameName: reason = "same-name"
    case .empty: reason = "empty"
    case .unknown: reason = "unknown"
    case .taken(let by): (reason, other) = ("taken", by)
    case .unfit(let key): (reason, other) = ("unfit", key)
    }
  }
}

extension TextFormatter {
  /// A word of the map itself.
  fileprivate func meaning(of key: String) -> String {
    switch key {
    case "day": words("the day")
    case "person": words("the person")
    case "flare": words("whether it was a flare day")
    default: words("how bad the day was")
    }
  }

  /// How the cells of a column are read.
  fileprivate func words(of note: ColumnGuess.Note) -> String {
    switch note {
    case .dates(.dmy): words("day first, as in 31/12/2026")
    case .dates(.mdy): words("month first, as in 12/31/2026")
    case .none(let scale):
      words(
        "0 means none, {low} to {high} stay as they are",
        ["low": number(scale.lowerBound), "high": number(scale.upperBound)])
    case .stretched(let from, let to):
      words(
        "{low} to {high} in the file become {first} to {last}",
        [
          "low": number(from.lowerBound), "high": number(from.upperBound), "first": number(to.lowerBound),
          "last": number(to.upperBound),
        ])
    case .mayBeShorter(let scale):
      words(
        "if its scale does not end at {high}, add to the map: from: [lowest, highest]",
        ["high": number(scale.upperBound)])
    case .unit(.hours): words("in hours in the file")
    case .unit(.minutes): words("in minutes in the file")
    }
  }

  /// Why a column is left out.
  fileprivate func words(of reason: ColumnGuess.LeftOut.Reason) -> String {
    switch reason {
    case .unnamed: words("cannot be named in a map")
    case .sameName: words("same name as another column")
    case .empty: words("empty")
    case .unknown: words("name not known")
    case .taken(let by): words("already taken from {column}", ["column": by])
    case .unfit(let key): words("cells do not fit {metric}", ["metric": key])
    }
  }
}
