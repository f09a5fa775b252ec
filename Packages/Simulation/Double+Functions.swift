import Foundation

extension Double {
  static func log(_ value: Double) -> Double { Foundation.log(value) }
  static func cos(_ value: Double) -> Double { Foundation.cos(value) }
}
