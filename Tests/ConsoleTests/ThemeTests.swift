import TrackerConsole
@testable import TrackerApplication
import Foundation
import Testing

/// Contrast by WCAG 2.2: (L1 + .05)/(L2 + .05) of relative luminances; 4.5:1 for text (success criterion 1.4.3).
@Suite struct ThemeTests {
  /// Black and the dark greys that terminals come with; white and the light ones.
  private static let backgrounds: [Theme: [(Double, Double, Double)]] = [
    .dark: [(0, 0, 0), (30, 30, 30), (40, 44, 52), (0, 43, 54)],
    .light: [(255, 255, 255), (253, 246, 227), (245, 245, 245)],
  ]

  @Test("every fixed colour can be read on its backgrounds", arguments: [Theme.dark, .light])
  func contrast(_ theme: Theme) throws {
    for paint in TextStyle.Paint.allCases where paint != .bold {
      let colour = Self.colour(try #require(theme.index(of: paint)))
      for background in try #require(Self.backgrounds[theme]) {
        #expect(Self.contrast(colour, background) >= 4.5, "\(paint) on \(background)")
      }
    }
  }

  @Test("the measure is WCAG's: black on white is 21, and a colour of the wrong theme fails")
  func measure() {
    #expect(abs(Self.contrast((0, 0, 0), (255, 255, 255)) - 21) < 1e-9)
    // #767676 on white: 4.54, the textbook's edge.
    #expect(abs(Self.contrast((118, 118, 118), (255, 255, 255)) - 4.54) < 0.01)
    #expect(Self.contrast(Self.colour(222), (255, 255, 255)) < 4.5)
  }

  /// xterm's 256 colours: a cube of six steps from 16 on, greys from 232 on.
  private static func colour(_ index: Int) -> (Double, Double, Double) {
    if index >= 232 {
      let grey = Double(8 + 10 * (index - 232))
      return (grey, grey, grey)
    }
    let steps: [Double] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  private static func contrast(_ left: (Double, Double, Double), _ right: (Double, Double, Double)) -> Double {
    let (a, b) = (luminance(left), luminance(right))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ colour: (Double, Double, Double)) -> Double {
    func linear(_ value: Double) -> Double {
      let share = value / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(colour.0) + 0.7152 * linear(colour.1) + 0.0722 * linear(colour.2)
  }
}
