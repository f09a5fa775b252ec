/// How much of something is done, as a ring, its share and a bar: `◐ 63% █████▏`. The ring is full from all of it on.
public struct ShareBar: Sendable, Hashable {
  /// 0 … 1, or more.
  public var share: Double
  /// The columns of a full bar.
  public var cells: Int

  public init(_ share: Double, cells: Int) {
    self.share = share
    self.cells = cells
  }

  /// The share alone where signs are told in words.
  public func text(_ format: TextFormatter) -> String {
    let percent = format.percent(share)
    guard !format.spellsSigns else { return percent }
    let widest = format.percent(1).count
    let number = String(repeating: " ", count: max(0, widest - percent.count)) + percent
    return bar.isEmpty ? "\(ring) \(number)" : "\(ring) \(number) \(bar)"
  }

  /// The percent that a text of this form tells; nil for any other text.
  public static func percent(drawnBy text: String) -> Int? {
    guard let ring = text.first, "○◐●".contains(ring) else { return nil }
    return Int(text.dropFirst().drop { !$0.isNumber }.prefix(while: \.isNumber))
  }

  private var ring: String { share >= 1 ? "●" : share > 0 ? "◐" : "○" }

  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// In whole eighths of a column that are reached.
  private var bar: String {
    let filled = Int((min(1, max(0, share)) * Double(cells * 8)).rounded(.down))
    return String(repeating: "█", count: filled / 8) + ShareBar.eighths[filled % 8]
  }
}
