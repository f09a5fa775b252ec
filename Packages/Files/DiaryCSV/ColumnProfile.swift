import TrackerCore

/// What stands in the cells of a column; all of them are looked at.
struct ColumnProfile {
  /// Of how many rows the cell says something.
  private(set) var filled = 0
  /// Cells that are numbers.
  private(set) var numbers: [NumberText] = []
  private(set) var decimals = DecimalEvidence()
  /// In minutes, of cells that are times and no plain numbers.
  private(set) var durations: [Double] = []
  private(set) var yes = 0
  private(set) var no = 0
  private(set) var dates = 0
  private(set) var order = DateEvidence()
  /// Characters of the longest cell.
  private(set) var longest = 0
  /// How often each cell is there; empty for columns of which nobody asks.
  private(set) var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - last: No date can lie after it.
  ///   - isCounted: Whether equal cells are counted.
  mutating func add(_ field: String, line: Int, last: Day, isCounted: Bool) {
    let text = field.trimmingSpaces
    guard !CellWords.isUnknown(text) else { return }
    filled += 1
    if isCounted { counts[text, default: 0] += 1 }
    longest = max(longest, text.count)
    if let date = WrittenDate(cell: text) {
      dates += 1
      order.add(date, line: line, last: last)
    } else if let number = NumberText(text) {
      numbers.append(number)
      decimals.add(text)
    } else if let minutes = DurationText.minutes(text) {
      durations.append(minutes)
    } else if let answer = CellWords.answer(text) {
      if answer { yes += 1 } else { no += 1 }
    }
  }

  /// How many of the cells that say something are of a kind; the others are slips.
  enum Share: Double {
    /// Enough where the header says what the column is, and nothing else fits.
    case half = 0.5
    case nearlyAll = 0.8
  }

  /// Whether so many cells are nearly all that say something, or another share of them.
  func isNearlyAll(_ count: Int, _ share: Share = .nearlyAll) -> Bool {
    filled > 0 && Double(count) >= Double(filled) * share.rawValue
  }

  var isDates: Bool { isNearlyAll(dates) }
  var isHalfDates: Bool { isNearlyAll(dates, .half) }
  var isWords: Bool { filled > 0 && !isDates && !isNearlyAll(numbers.count + durations.count + yes + no) }
  /// Whether a metric of one's own could hold the cells.
  var isCounted: Bool { isNearlyAll(numbers.count + yes + no) }

  /// Whether nearly all cells say yes or no, or how often up to ten times.
  var isSmallCounts: Bool {
    let counts = numbers.count { number in
      let value = number.value(.point)
      return (0...10).contains(value) && value == value.rounded()
    }
    return isNearlyAll(counts + yes + no)
  }

  /// Whether each row says something else, as the ids of entries do, or all the same: then it names no persons.
  var namesPersons: Bool { counts.count > 1 && counts.count * 2 <= filled }

  /// Whether nearly all cells are a number that fits.
  func fits(_ sign: DecimalSign, _ share: Share = .nearlyAll, where fits: (Double) -> Bool) -> Bool {
    isNearlyAll(numbers.count { fits($0.value(sign)) }, share)
  }

  /// Whether nearly all cells are values of a metric, as they are or as hours and minutes in its unit.
  func fits(_ metric: MetricDefinition, sign: DecimalSign, unit: TimeUnit?, _ share: Share = .nearlyAll) -> Bool {
    let own = TimeUnit(rawValue: metric.unit)
    let factor = own.map { (unit ?? $0).length / $0.length } ?? 1
    let asNumbers = numbers.count { metric.holds($0.value(sign) * factor) }
    let asTimes = own.map { own in durations.count { metric.holds($0 / own.length) } } ?? 0
    let asAnswers = (metric.value(of: true) == nil ? 0 : yes) + (metric.value(of: false) == nil ? 0 : no)
    return isNearlyAll(asNumbers + asTimes + asAnswers, share)
  }
}

extension ColumnProfile {
  /// The profiles of all columns, in one pass over the rows; O(cells).
  ///
  /// - Parameter counted: Places of columns whose equal cells are counted.
  static func all(of rows: CSVReader, last: Day, counted: Set<Int>) -> [ColumnProfile] {
    var profiles = [ColumnProfile](repeating: ColumnProfile(), count: rows.columns.count)
    for row in rows {
      guard case .success(let fields) = row.fields else { continue }
      for place in profiles.indices {
        profiles[place].add(fields[place], line: row.line, last: last, isCounted: counted.contains(place))
      }
    }
    return profiles
  }
}
