extension Double {
  /// As it stands in files for other programs, with three decimals at most: an imported answer may be a third of a
  /// point, and no record needs more.
  public var exported: Double { (self * 1_000).rounded() / 1_000 }
}
