import TrackerCore

/// The targets by their names.
struct TargetIndex {
  /// How near a header is to a name, the nearest first.
  enum Nearness: Int, Comparable {
    case same, core, slip
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let targets: [ColumnTarget]
  private let catalogue: MetricCatalogue
  private var byName: [String: [Int]] = [:]

  init(_ targets: [ColumnTarget], catalogue: MetricCatalogue) {
    self.targets = targets
    self.catalogue = catalogue
    for (place, target) in targets.enumerated() {
      for name in Set((target.names + [target.key]).map { ColumnName($0).whole }) where !name.isEmpty {
        byName[name, default: []].append(place)
      }
    }
  }

  /// What a column may mean by its name, the likeliest first.
  func targets(of name: ColumnName, column: String) -> [ColumnTarget] {
    if let metric = catalogue[MetricID(column)], ColumnMap.canBring(metric) {
      return [ColumnTarget(.metric(metric), title: metric.name, names: [], rank: .metric)]
    }
    for nearness in [name.whole, name.core] {
      if let places = byName[nearness] { return sorted(places) }
    }
    if let led = led(name) { return [led] }
    let inflected = sorted(byName.keys.filter { name.core.isInflected(as: $0) }.sorted().flatMap { byName[$0] ?? [] })
    if !inflected.isEmpty { return inflected }
    guard name.core.count >= 5 else { return [] }
    return sorted(byName.keys.filter { isOneSlip(from: name.core, to: $0) }.sorted().flatMap { byName[$0] ?? [] })
  }

  private func sorted(_ places: [Int]) -> [ColumnTarget] {
    places.sorted { (targets[$0].rank, $0) < (targets[$1].rank, $1) }.map { targets[$0] }
  }

  /// `Medication ibuprofen`: a word of a family behind one that leads to it.
  private func led(_ name: ColumnName) -> ColumnTarget? {
    guard let first = name.words.first, name.words.count > 1,
      let family = catalogue.families.first(where: { $0.leadIns.contains(first) }),
      let metric = family.metric(family.id(of: name.words.dropFirst().joined(separator: "-")))
    else { return nil }
    return ColumnTarget(.metric(metric), title: metric.name, names: [], rank: .metric)
  }
}

/// Gives each column of a file its meaning.
struct ColumnGuesser {
  private let rows: CSVReader
  private let names: [ColumnName]
  private let profiles: [ColumnProfile]
  private let place: Place
  private let isDoubled: Set<String>
  private(set) var dayPlace = 0

  /// Whom a column was found to be, before two of one meaning are told apart.
  private struct Candidate {
    var place: Int
    var found: ColumnGuess.Found
    var metric: ColumnMap.Metric?
    var entry: ColumnMap.Entry?
    var filled: Int
  }
  private var candidates: [Candidate] = []
  private var dropped: [Int: ColumnGuess.LeftOut] = [:]

  private(set) var person: ColumnMap.Column?
  private(set) var flare: ColumnMap.Flare?
  private(set) var severity: ColumnMap.Severity?
  private(set) var decimalsToSay: DecimalSign?
  /// Before decimals in cells that read both ways, by column.
  private var signs: [Int: DecimalSign] = [:]

  init(rows: CSVReader, names: [ColumnName], profiles: [ColumnProfile], place: Place) {
    self.rows = rows
    self.names = names
    self.profiles = profiles
    self.place = place
    isDoubled = Set(rows.columns.sharing { $0 }.keys)
  }

  var metrics: [ColumnMap.Metric] { candidates.compactMap(\.metric) }
  var entries: [ColumnMap.Entry] { candidates.compactMap(\.entry) }
  var found: [ColumnGuess.Found] { candidates.sorted { $0.place < $1.place }.map(\.found) }
  var leftOut: [ColumnGuess.LeftOut] { dropped.sorted { $0.key < $1.key }.map(\.value) }

  // MARK: The day

  /// The column of the day: one with dates and the name of a day, else the first one with dates.
  mutating func day(said: DateOrder?) throws(ColumnGuess.Problem) -> (column: ColumnMap.Column, order: DateOrder?) {
    let all = profiles.indices.filter { profiles[$0].isDates && isNamed($0) }
    // Where no column is full of dates, one that holds them in half of its cells is meant.
    let dates = all.isEmpty ? profiles.indices.filter { profiles[$0].isHalfDates && isNamed($0) } : all
    let named = dates.first {
      DiaryHeaders.days.contains(names[$0].whole) || DiaryHeaders.days.contains(names[$0].core)
    }
    guard let place = named ?? dates.first else {
      throw .noDays
    }
    dayPlace = place
    let verdict = profiles[place].order.verdict
    if said == nil, let problem = verdict.problem(of: rows.columns[place]) {
      throw .dates(problem)
    }
    // What the cells decide themselves need not be said, unless somebody did.
    var order = said
    if said == nil, case .order(let decided) = verdict { order = decided }
    let notes = order.map { [ColumnGuess.Note.dates($0)] } ?? []
    take(place, .init(column: rows.columns[place], key: "day", notes: notes))
    return (column(place), order)
  }

  // MARK: The other columns

  /// Decides how numbers are written.
  mutating func decideDecimals(_ said: DecimalSign?) throws(ColumnGuess.Problem) {
    let common = DecimalEvidence(of: profiles.map(\.decimals))
    for place in profiles.indices where !profiles[place].numbers.isEmpty {
      guard let sign = said ?? profiles[place].decimals.sign(common, delimiter: rows.delimiter) else {
        throw .decimals(DecimalEvidence.problem(of: rows.columns[place]))
      }
      signs[place] = sign
    }
    decimalsToSay = said
  }

  /// Looks for what a column means.
  mutating func look(at place: Int, in index: TargetIndex, isPerson: Bool) {
    let profile = profiles[place]
    let (column, name) = (rows.columns[place], names[place])
    guard isNamed(place) else {
      return drop(place, column.isEmpty ? .unnamed : .sameName)
    }
    guard profile.filled > 0 else { return drop(place, .empty) }
    if isPerson, profile.namesPersons, person == nil {
      person = self.column(place)
      return take(place, .init(column: column, key: "person"))
    }
    let targets = index.targets(of: name, column: column)
    for target in targets where takeTarget(target, at: place) { return }
    if targets.isEmpty, takeState(place) { return }
    guard let first = targets.first else { return drop(place, .unknown) }
    drop(place, .unfit(key: first.key))
  }

  /// Whether the column is that of flares or of how severe the day was.
  private mutating func takeState(_ place: Int) -> Bool {
    let (profile, name) = (profiles[place], names[place])
    if DiaryHeaders.flares.contains(name.whole), flare == nil {
      let marks = profile.numbers.count { [0, 1].contains($0.value(.point)) }
      guard profile.isNearlyAll(marks + profile.yes + profile.no) else { return false }
      flare = .init(column: column(place))
      take(place, .init(column: rows.columns[place], key: "flare"))
      return true
    }
    guard DiaryHeaders.severities.contains(name.whole), severity == nil else { return false }
    guard
      let scale = ColumnGuesser.scales.first(where: { scale in
        profile.fits(sign(place), where: scale.contains)
      })
    else { return false }
    severity = .init(column: column(place), from: scale)
    take(
      place, .init(column: rows.columns[place], key: "severity", notes: [.stretched(from: scale, to: 0...10)]))
    return true
  }

  /// Scales that apps ask on, where a column's own is not that of its metric.
  private static let scales: [ClosedRange<Double>] = [0...10, 0...100]

  private mutating func takeTarget(_ target: ColumnTarget, at place: Int) -> Bool {
    guard target.rank != .logged || profiles[place].isSmallCounts else { return false }
    return switch target.meaning {
    case .metric(let metric): takeMetric(metric, target, at: place)
    case .field(let kind, let field): takeField(field, of: kind, target, at: place)
    }
  }

  private mutating func takeMetric(_ metric: MetricDefinition, _ target: ColumnTarget, at place: Int) -> Bool {
    let (profile, sign) = (profiles[place], sign(place))
    var result = ColumnMap.Metric(metric.id, at: self.place, column: column(place))
    var notes: [ColumnGuess.Note] = []
    let own = TimeUnit(rawValue: metric.unit)
    let said = own.flatMap { own in names[place].unit.flatMap { $0 == own ? nil : $0 } }
    let other = own.map { $0 == .hours ? TimeUnit.minutes : .hours }
    // Times such as 7:30 have their unit with them.
    let unit = profile.numbers.isEmpty ? nil : said
    if metric.unit == "points", let scale = names[place].scale {
      // What the header says goes before what the cells look like: one cell beyond it is a slip.
      guard profile.fits(sign, .half, where: scale.contains) else { return false }
      if !metric.reach.contains(scale) || scale.upperBound < metric.range.upperBound {
        result.from = scale
        notes.append(.stretched(from: scale, to: metric.range))
      }
    } else if profile.fits(metric, sign: sign, unit: unit) {
      result.unit = unit
    } else if own == .hours, profile.fits(metric, sign: sign, unit: other) {
      result.unit = other
    } else if metric.unit == "points",
      let scale = ColumnGuesser.scales.first(where: { scale in
        scale.upperBound > metric.range.upperBound && profile.fits(sign, where: scale.contains)
      })
    {
      result.from = scale
      notes.append(.stretched(from: scale, to: metric.range))
    } else if profile.fits(metric, sign: sign, unit: unit, .half) {
      result.unit = unit
    } else {
      return false
    }
    if let unit = result.unit { notes.append(.unit(unit)) }
    if result.from == nil, metric.hasNone { notes.append(.none(metric.range)) }
    let middle = (metric.range.lowerBound + metric.range.upperBound) / 2
    if result.from == nil, names[place].scale == nil, metric.unit == "points",
      profile.fits(sign, where: { $0 <= middle })
    {
      notes.append(.mayBeShorter(metric.range))
    }
    take(place, .init(column: rows.columns[place], key: target.key, title: target.title, notes: notes), metric: result)
    return true
  }

  private mutating func takeField(
    _ field: FieldDefinition, of kind: LogKindID, _ target: ColumnTarget, at place: Int
  ) -> Bool {
    guard profiles[place].isWords else { return false }
    take(
      place, .init(column: rows.columns[place], key: target.key, title: target.title),
      entry: .init(kind, field.name, at: self.place, column: column(place)))
    return true
  }

  /// Of several columns with one meaning, the one with the most cells is read.
  mutating func settle() {
    for (_, same) in candidates.sharing({ $0.found.key }) {
      let best = same.max { ($0.filled, -$0.place) < ($1.filled, -$1.place) }
      for candidate in same where candidate.place != best?.place {
        candidates.removeAll { $0.place == candidate.place }
        drop(candidate.place, .taken(by: best?.found.column ?? ""))
      }
    }
  }

  // MARK: Parts

  private func sign(_ place: Int) -> DecimalSign { signs[place] ?? .point }

  private func column(_ place: Int) -> ColumnMap.Column { .init(rows.columns[place], at: self.place) }

  /// Whether a map can name the column.
  private func isNamed(_ place: Int) -> Bool {
    !rows.columns[place].isEmpty && !isDoubled.contains(rows.columns[place])
  }

  private mutating func take(
    _ place: Int, _ found: ColumnGuess.Found, metric: ColumnMap.Metric? = nil, entry: ColumnMap.Entry? = nil
  ) {
    candidates.append(
      Candidate(place: place, found: found, metric: metric, entry: entry, filled: profiles[place].filled))
  }

  private mutating func drop(_ place: Int, _ reason: ColumnGuess.LeftOut.Reason) {
    let isTold = !names[place].core.isEmpty && names.count { $0.core == names[place].core } == 1
    let word = isTold ? names[place].core : names[place].whole
    let isOwn = isNamed(place) && profiles[place].isCounted && !word.isEmpty
    dropped[place] = .init(
      column: rows.columns[place], reason: reason, metric: isOwn ? MetricID("custom.\(word)") : nil)
  }
}

extension String {
  /// The endings of plurals in the languages of the packs, besides those that `isSameWord` knows.
  private static let pluralEndings = ["en", "n", "e", "er"]

  /// Whether two names are one word in the singular and the plural, in small letters: `schmerz` and
  /// `schmerzen`. Short words have too many neighbours.
  fileprivate func isInflected(as other: String) -> Bool {
    guard Swift.min(count, other.count) >= 4 else { return false }
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return isSameWord(as: other) || String.pluralEndings.contains { long == short + $0 }
  }
}
