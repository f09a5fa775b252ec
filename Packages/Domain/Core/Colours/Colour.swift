import Foundation

/// A colour of the sRGB space.
public struct Colour: Sendable, Hashable, Codable {
  /// Each from 0 to 255.
  public var red: Int
  public var green: Int
  public var blue: Int

  public static let black = Colour(0, 0, 0)
  public static let white = Colour(255, 255, 255)

  /// - Parameters: Each from 0 to 255; what lies outside counts as the nearer end.
  public init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = min(255, max(0, red))
    self.green = min(255, max(0, green))
    self.blue = min(255, max(0, blue))
  }

  /// A colour such as `#2f6b4f`; nil for any other text.
  public init?(_ hex: String) {
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = Int(digits, radix: 16)
    else { return nil }
    self.init(number >> 16, number >> 8 & 255, number & 255)
  }

  /// A colour of xterm's 256, whose values do not depend on the terminal: a cube of six steps from 16 on, greys from
  /// 232 on; nil for the first sixteen, which each terminal sets itself.
  public init?(xterm index: Int) {
    guard (16...255).contains(index) else { return nil }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      self.init(grey, grey, grey)
    } else {
      let steps = [0, 95, 135, 175, 215, 255]
      let place = index - 16
      self.init(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }

  /// The number of the nearest of xterm's colours that do not depend on the terminal.
  public var nearestXterm: Int {
    func distance(_ index: Int) -> Int {
      guard let other = Colour(xterm: index) else { return .max }
      return [red - other.red, green - other.green, blue - other.blue].reduce(0) { $0 + $1 * $1 }
    }
    return (16...255).min { distance($0) < distance($1) } ?? 16
  }

  /// `#2f6b4f`
  public var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Relative luminance by WCAG 2.2, from 0 of black to 1 of white.
  public var luminance: Double {
    func linear(_ value: Int) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast by WCAG 2.2, from 1 to 21.
  public func contrast(to other: Colour) -> Double {
    let (mine, others) = (luminance, other.luminance)
    return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
  }

  /// The lowest contrast of text has to have (WCAG 2.2, 1.4.3).
  public static let leastContrast = 4.5

  /// Whether text in this colour can be read on each of some backgrounds.
  public func isReadable(on backgrounds: [Colour]) -> Bool {
    backgrounds.allSatisfy { contrast(to: $0) >= Colour.leastContrast }
  }

  /// Mixed with another colour.
  ///
  /// - Parameter share: Of the other colour, 0 … 1.
  public func mixed(with other: Colour, share: Double) -> Colour {
    func mix(_ mine: Int, _ others: Int) -> Int {
      Int((Double(mine) * (1 - share) + Double(others) * share).rounded())
    }
    return Colour(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The nearest colour between this one and an end, black or white, in which text can be read on each of some
  /// backgrounds; nil where even the end can't be.
  public func readable(on backgrounds: [Colour], towards end: Colour) -> Colour? {
    (0...100).lazy.map { mixed(with: end, share: Double($0) / 100) }.first { $0.isReadable(on: backgrounds) }
  }

  /// Black or white, whichever can be read better on this colour; one of them always reaches 4.5:1.
  public var textColour: Colour { contrast(to: .white) >= contrast(to: .black) ? .white : .black }
}
