import TrackerCore

/// What moved a forecast, without how much.
struct ForecastTerm: Hashable {
  var part: Forecast.Contribution.Part
  var name: String

  init(_ contribution: Forecast.Contribution) { (part, name) = (contribution.part, contribution.name) }

  /// Reads `text`; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let part = Forecast.Contribution.Part(rawValue: String(words[0])) else { return nil }
    (self.part, name) = (part, String(words[1]))
  }

  /// As a list has it: `factor short-sleep`.
  var text: String { "\(part.rawValue) \(name)" }
}

/// The lists of terms that forecasts have in common. From day to day the terms are mostly the same, so there are few.
final class ForecastTerms {
  private let statements: Statements
  private var lists: [Int64: [ForecastTerm]]?

  init(_ statements: Statements) { self.statements = statements }

  /// The list of an id; nil for one that is lost or damaged.
  func list(_ id: Int64) throws -> [ForecastTerm]? { try all()[id] }

  /// A list that has some terms in their order, which is made where there is none; nil for no terms.
  func list(with terms: [ForecastTerm]) throws -> (id: Int64, terms: [ForecastTerm])? {
    guard !terms.isEmpty else { return nil }
    let known = try all()
    // The shortest one leaves fewest gaps.
    let fitting = known.filter { terms.isSubsequence(of: $0.value) }
    if let found = fitting.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      return (found.key, found.value)
    }
    let text = try JournalJSON.encode(terms.map(\.text))
    // A damaged list may hold the same text.
    try statements.run("UPDATE forecast_terms SET terms = NULL WHERE terms = ?", [text])
    try statements.run("INSERT INTO forecast_terms (terms) VALUES (?)", [text])
    let id = statements.lastInsertedRow
    try statements.run("UPDATE forecast_terms SET checksum = \(RowChecksum.ofTerms) WHERE id = ?", [id])
    lists?[id] = terms
    return (id, terms)
  }

  private func all() throws -> [Int64: [ForecastTerm]] {
    if let lists { return lists }
    let read = try statements.all(
      "SELECT id, terms FROM forecast_terms WHERE terms IS NOT NULL AND checksum IS \(RowChecksum.ofTerms)"
    ) { row -> (Int64, [ForecastTerm])? in
      let texts = try? JournalJSON.decode([String].self, from: try row.decode(atIndex: 1), what: "a forecast")
      guard let texts else { return nil }
      let terms = texts.compactMap(ForecastTerm.init)
      return terms.count == texts.count ? (try row.decode(atIndex: 0), terms) : nil
    }
    let found = Dictionary(read.compactMap(\.self)) { first, _ in first }
    lists = found
    return found
  }
}

extension [ForecastTerm] {
  /// Whether the terms stand in a list in the same order, with or without others between them.
  fileprivate func isSubsequence(of list: [ForecastTerm]) -> Bool {
    var left = self[...]
    for term in list where term == left.first { left.removeFirst() }
    return left.isEmpty
  }
}
