import TrackerCore

extension Entry {
  /// Whether its time was typed or measured: what is known of a day alone is put at noon by imports.
  public var isTimed: Bool {
    source == .hand || (instant.seconds + Int64(offset)) % 86_400 != 43_200
  }
}
