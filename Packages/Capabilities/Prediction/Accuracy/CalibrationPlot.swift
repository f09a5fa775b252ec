import TrackerApplication
import TrackerCore
import TrackerStatistics

/// A square for what was said, from left to right, against what came, from below: a forecast that is right about itself
/// lies on the diagonal.
struct CalibrationPlot {
  let bins: [CalibrationBin]
  let width: Int

  /// Rows are tenths, from 100 % at the top.
  private static let rows = 10
  /// Columns taken by the names of the rows and the axis.
  private static let margin = 5

  /// Columns of a tenth.
  private var step: Int { width < 60 ? 3 : 5 }

  var lines: [String] {
    let body = (0...CalibrationPlot.rows).reversed().map { row in
      let name = row.isMultiple(of: 2) ? "\(row * 10)" : ""
      let isTick = row.isMultiple(of: 2)
      return String(repeating: " ", count: 3 - name.count) + name + (isTick ? " ┤" : " │") + marks(row).trimmingEnd
    }
    return ["Came ↑  said →  in %"] + body + [axis, names] + legend
  }

  /// The diagonal, and over it the bins that fall into a row.
  private func marks(_ row: Int) -> String {
    var cells = Array(repeating: Character(" "), count: CalibrationPlot.rows * step + 1)
    cells[row * step] = "·"
    // Where two fall onto one place the larger one is seen.
    for bin in bins.sorted(by: { $0.count < $1.count })
    where (bin.eventRate * Double(CalibrationPlot.rows)).roundedHalfUp == row {
      cells[(bin.meanProbability * Double(CalibrationPlot.rows * step)).roundedHalfUp] = CalibrationPlot.mark(bin.count)
    }
    return String(cells)
  }

  private static func mark(_ days: Int) -> Character { days < 10 ? "∘" : days < 30 ? "○" : "●" }

  private var axis: String {
    String(repeating: " ", count: CalibrationPlot.margin - 1) + "└"
      + (0...CalibrationPlot.rows).map { tenth in
        (tenth > 0 && tenth.isMultiple(of: 2) ? "┴" : "─")
          + String(repeating: "─", count: tenth == CalibrationPlot.rows ? 0 : step - 1)
      }.joined()
  }

  private var names: String {
    let numbers = stride(from: 0, through: CalibrationPlot.rows, by: 2).map { tenth in
      tenth == CalibrationPlot.rows ? "100" : String(tenth * 10).padded(to: 2 * step)
    }.joined()
    return String(repeating: " ", count: CalibrationPlot.margin) + numbers
  }

  private var legend: [String] {
    let pieces = ["∘ under 10 days", "○ 10–29", "● 30 and more", "· said and came agree"]
    return [TextStyle(width: width, usesColour: false, isPlain: false).flow(pieces, indent: 0)]
  }
}
