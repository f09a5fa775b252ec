/// One value on its scale.
public struct Gauge: Sendable, Hashable, Codable {
  public var axis: ChartAxis
  /// nil where it is not known.
  public var value: Double?
  /// The value as it is told: `4.3 of 10`.
  public var told: String
  /// A range on the scale, such as the usual one.
  public var band: Plot.Band?

  public init(_ axis: ChartAxis, value: Double?, told: String, band: Plot.Band? = nil) {
    self.axis = axis
    self.value = value
    self.told = told
    self.band = band
  }

  func table(_ words: ChartWords) -> ChartTable {
    let range = band.map { [[$0.label, "\(words.number($0.from))–\(words.number($0.to))"]] } ?? []
    return ChartTable([.init(axis.name), .init(words.value, isNumeric: true)], rows: [[axis.title, told]] + range)
  }

  func mapTexts(_ change: (String) -> String) -> Gauge {
    var result = self
    result.axis = axis.mapTexts(change)
    result.told = change(told)
    result.band?.label = change(band?.label ?? "")
    return result
  }
}

/// How much of something there is, as a ring with its share inside.
public struct Ring: Sendable, Hashable, Codable {
  public var name: String
  /// From 0 to 1, or more; nil where it is not known.
  public var share: Double?
  /// The share as it is told: `58 of 60 days`.
  public var told: String

  public init(_ name: String, share: Double?, told: String) {
    self.name = name
    self.share = share
    self.told = told
  }

  func table(_ words: ChartWords) -> ChartTable {
    let percent = share.map { words.number($0 * 100, upTo: 0) } ?? words.gap
    return ChartTable([.init(name), .init(words.value), .init("%", isNumeric: true)], rows: [[name, told, percent]])
  }

  func mapTexts(_ change: (String) -> String) -> Ring { Ring(change(name), share: share, told: change(told)) }
}
