import TrackerCore

extension Entry {
  /// Whether its time was typed or measured: files that have only a day put their entries at noon.
  public var isTimed: Bool {
    source != .file || (instant.seconds + Int64(offset)) % 86_400 != 43_200
  }
}
