import Foundation

/// Places on a circle.
enum Turn {
  /// The place at a share of a turn, clockwise from the top.
  static func point(_ centre: SVGCanvas.Point, _ radius: Double, _ share: Double) -> SVGCanvas.Point {
    let angle = share * 2 * .pi
    return (centre.x + radius * sin(angle), centre.y - radius * cos(angle))
  }
}
