/// What a form shows: a body that scrolls between a header and a footer that stay.
public struct FormFrame: Sendable, Hashable {
  public var header: [String]
  public var body: [String]
  /// The lines of the body that must be visible.
  public var focus: Range<Int>
  public var footer: [String]

  public init(header: [String] = [], body: [String], focus: Range<Int> = 0..<0, footer: [String] = []) {
    self.header = header
    self.body = body
    self.focus = focus
    self.footer = footer
  }

  /// The lines that fit into so many rows. The body shows the focus, with the number of hidden lines above and below; on a screen too low
  /// for that the header goes first, then the footer.
  public func lines(rows: Int) -> [String] {
    if header.count + body.count + footer.count <= rows { return header + body + footer }
    let least = min(body.count, max(focus.count, 1) + 2)
    let withHeader = rows - header.count - footer.count >= least
    let withFooter = rows - footer.count >= least
    let room = max(1, rows - (withHeader ? header.count : 0) - (withFooter ? footer.count : 0))
    return (withHeader ? header : []) + visibleBody(room) + (withFooter ? footer : [])
  }

  private func visibleBody(_ room: Int) -> [String] {
    guard body.count > room else { return body }
    guard room >= focus.count + 2 else { return Array(body[focus.clamped(to: 0..<body.count)].prefix(room)) }
    // Two rows are kept for the remarks on what is hidden; the focus stands in the middle where it can.
    let window = room - 2
    let middle = focus.lowerBound - (window - focus.count) / 2
    let first = min(max(0, middle), body.count - window)
    let last = first + window
    let above = first > 0 ? "  ↑ \(first) more" : ""
    let below = last < body.count ? "  ↓ \(body.count - last) more" : ""
    return [above] + Array(body[first..<last]) + [below]
  }
}
