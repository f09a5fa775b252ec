/// Which entries to read; conditions are joined by "and". Deleted entries are never among them.
public struct EntryQuery: Sendable, Hashable {
  /// By the instants of entries; of entries at one instant, the one added first is the older one. A limit keeps the
  /// first ones of this order.
  public enum Order: Sendable { case oldestFirst, newestFirst }

  public var days: ClosedRange<Day>?
  public var kinds: Set<LogKindID>?
  public var idPrefix: String?
  public var keys: Set<String>?
  public var order: Order
  public var limit: Int?
  /// Whether entries are left out that wait for another one (`JournalReading.waiting`). Whatever counts entries, adds
  /// them up or tells what was asks for those that count; what lists, changes or keeps entries asks for all.
  public var onlyCounting: Bool

  public init(
    days: ClosedRange<Day>? = nil, kinds: Set<LogKindID>? = nil, idPrefix: String? = nil, keys: Set<String>? = nil,
    order: Order = .oldestFirst, limit: Int? = nil, onlyCounting: Bool = false
  ) {
    self.days = days
    self.kinds = kinds
    self.idPrefix = idPrefix
    self.keys = keys
    self.order = order
    self.limit = limit
    self.onlyCounting = onlyCounting
  }
}
