import Foundation

extension Double {
  static func log(_ value: Double) -> Double { Foundation.log(value) }
  static func cos(_ value: Double) -> Double { Foundation.cos(value) }
  static func sin(_ value: Double) -> Double { Foundation.sin(value) }

  /// The nearest of low, low + step, low + 2 step …, halves up.
  func rounded(toStep step: Double, from low: Double) -> Double {
    step > 0 ? low + ((self - low) / step + 0.5).rounded(.down) * step : self
  }

  func clipped(to range: ClosedRange<Double>) -> Double {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
