extension DateOrder {
  /// The United States and what belongs to them, by ISO 3166: the month is written first.
  /// Source: Unicode CLDR 44, short dates (`dateFormats`) of `en_*` and `es_PR`.
  private static let monthFirst: Set<String> = ["US", "AS", "GU", "MP", "PR", "UM", "VI", "FM", "MH", "PW"]

  /// Regions whose short dates begin with the year, or where both orders are common: a date that ends with the year is
  /// as likely one as the other.
  private static let undecided: Set<String> = ["CA", "CN", "JP", "KP", "KR", "MN", "PH", "TW"]

  /// The order of dates in the region of a locale, such as `de_AT.UTF-8`.
  ///
  /// - Returns: nil where the locale names no region, as `C` and `en` do, and where people of the region write both.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.dropFirst()
    guard let region = parts.last(where: { $0.count == 2 })?.uppercased(), !DateOrder.undecided.contains(region) else {
      return nil
    }
    self = DateOrder.monthFirst.contains(region) ? .mdy : .dmy
  }
}
