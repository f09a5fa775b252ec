import TrackerCore

extension OtherEntry {
  /// After what was recorded, so many minutes pass until most people have typed it.
  private static let typedWithin = 120
  /// Of two that are about as long, the shorter takes at least this share of the longer.
  private static let likeness = 0.8

  /// Why something that took a while is what another app or device recorded, too: it is of the same type, at mostly the
  /// same time, or it was typed soon after and is about as long. nil for two of one source, where each is one of its
  /// own.
  ///
  /// - Parameter type: Where one of the two is `other`, it may be of any type.
  func clashOfEvent(_ entry: Entry, type: Field<String>, minutes: Field<Int>) -> Diagnostic? {
    let types = Set([entry, self.entry].map { $0.payload[type] ?? Self.anyType }).subtracting([Self.anyType])
    guard entry.importer != self.entry.importer, types.count <= 1,
      let own = Self.span(of: entry, minutes), let others = Self.span(of: self.entry, minutes),
      own.isMostly(others) || Self.isTyped(entry, own, after: others) || Self.isTyped(self.entry, others, after: own)
    else { return nil }
    return Diagnostic(code: "same-event", "another entry of that time counts")
  }

  private static let anyType = "other"

  private static func span(of entry: Entry, _ minutes: Field<Int>) -> TimeSpan? {
    entry.payload[minutes].flatMap { TimeSpan(start: entry.instant, end: entry.instant + Int64(60 * $0)) }
  }

  /// Whether an entry by hand, which begins when it was typed where no time was, is about as long as what was recorded,
  /// and was typed in that time or soon after.
  private static func isTyped(_ entry: Entry, _ span: TimeSpan, after recorded: TimeSpan) -> Bool {
    let (shorter, longer) = (min(span.minutes, recorded.minutes), max(span.minutes, recorded.minutes))
    return entry.importer == nil && Double(shorter) >= likeness * Double(longer)
      && (recorded.start...recorded.end + Int64(60 * typedWithin)).contains(span.start)
  }
}
