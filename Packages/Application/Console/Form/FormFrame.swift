import TrackerApplication

/// What a form shows: blocks that scroll between a header and a footer that stay.
public struct FormFrame: Sendable, Hashable {
  public var header: [String]
  /// One block for each thing that can have the focus, of one line or more.
  public var blocks: [[String]]
  /// The block that must be visible.
  public var focus: Int
  public var footer: [String]

  public init(header: [String] = [], blocks: [[String]], focus: Int = 0, footer: [String] = []) {
    self.header = header
    self.blocks = blocks
    self.focus = focus
    self.footer = footer
  }

  /// The lines that fit into so many rows. Whole blocks around the focus are shown, with the number of hidden ones
  /// above and below; on a screen too low for that the header goes first, then the footer.
  ///
  /// - Parameter words: Those of the person.
  public func lines(rows: Int, _ words: Phrases = .english) -> [String] {
    let body = blocks.flatMap { $0 }
    if header.count + body.count + footer.count <= rows { return header + body + footer }
    let least = min(body.count, (blocks.indices.contains(focus) ? blocks[focus].count : 1) + 2)
    let withHeader = rows - header.count - footer.count >= least
    let withFooter = rows - footer.count >= least
    let room = max(1, rows - (withHeader ? header.count : 0) - (withFooter ? footer.count : 0))
    return (withHeader ? header : []) + visibleBlocks(room, words) + (withFooter ? footer : [])
  }

  private func visibleBlocks(_ room: Int, _ words: Phrases) -> [String] {
    guard blocks.indices.contains(focus), blocks[focus].count + 2 <= room else {
      return Array((blocks.indices.contains(focus) ? blocks[focus] : []).prefix(room))
    }
    var shown = focus...focus
    var used = blocks[focus].count
    /// The rows that remarks on hidden blocks take, if these were shown.
    func remarks(_ shown: ClosedRange<Int>) -> Int {
      (shown.lowerBound > 0 ? 1 : 0) + (shown.upperBound < blocks.count - 1 ? 1 : 0)
    }
    // Grows from the focus to both sides in turn, below first.
    var grows = true
    while grows {
      grows = false
      for side in [1, -1] {
        let next = side > 0 ? shown.upperBound + 1 : shown.lowerBound - 1
        guard blocks.indices.contains(next) else { continue }
        let wider = min(next, shown.lowerBound)...max(next, shown.upperBound)
        guard used + blocks[next].count + remarks(wider) <= room else { continue }
        used += blocks[next].count
        shown = wider
        grows = true
      }
    }
    let hidden = (above: shown.lowerBound, below: blocks.count - 1 - shown.upperBound)
    let above = hidden.above > 0 ? ["  " + words("↑ {count} more above", ["count": "\(hidden.above)"])] : []
    let below = hidden.below > 0 ? ["  " + words("↓ {count} more below", ["count": "\(hidden.below)"])] : []
    return above + blocks[shown].flatMap { $0 } + below
  }
}
