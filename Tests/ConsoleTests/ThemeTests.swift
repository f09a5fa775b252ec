import Foundation
import Testing
import TrackerApplication
import TrackerCharts
import TrackerConsole
import TrackerCore

/// Contrast by WCAG 2.2: (L1 + .05)/(L2 + .05) of relative luminances; 4.5:1 for text (success criterion 1.4.3).
@Suite struct ThemeTests {
  /// Black and the dark greys that terminals come with; white and the light ones. Two themes bring black themselves.
  private static let backgrounds: [Theme: [Colour]] = [
    .dark: [.black, Colour(30, 30, 30), Colour(40, 44, 52), Colour(0, 43, 54)],
    .light: [.white, Colour(253, 246, 227), Colour(245, 245, 245)], .highContrast: [.black], .colourBlind: [.black],
  ]

  private static let fixed = Theme.allCases.filter { $0 != .terminal }
  private static let bands: [TextStyle.Paint] = [.green, .yellow, .red]

  private func colour(_ theme: Theme, _ paint: TextStyle.Paint) throws -> Colour {
    try #require(theme.index(of: paint).flatMap { Colour(xterm: $0) })
  }

  @Test("every fixed colour can be read on its backgrounds", arguments: fixed)
  func contrast(_ theme: Theme) throws {
    let least = theme == .highContrast ? 7 : 4.5
    for paint in TextStyle.Paint.allCases where paint != .bold {
      for background in try #require(Self.backgrounds[theme]) {
        #expect(try colour(theme, paint).contrast(to: background) >= least, "\(paint) on \(background)")
      }
    }
  }

  @Test("the themes that are meant for black bring it with them, and no other does", arguments: Theme.allCases)
  func background(_ theme: Theme) {
    #expect(theme.code(of: .red).hasSuffix(";48;5;16") == [.highContrast, .colourBlind].contains(theme))
    #expect(theme.code(of: .bold) == "1")
  }

  @Test("the colours of the colour-blind theme stay apart for every colour vision", arguments: ColourVision.allCases)
  func visions(_ vision: ColourVision) throws {
    let colours = try Self.bands.map { try colour(.colourBlind, $0) }
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      #expect(
        vision.difference(colours[first], colours[second]) >= 19, "\(Self.bands[first]) and \(Self.bands[second])")
    }
  }

  @Test("the measure of colour vision finds colours that run together: the green and red of a plain theme")
  func visionsMeasure() throws {
    let (green, red) = (try colour(.dark, .green), try colour(.dark, .red))
    #expect(ColourVision.usual.difference(green, red) > 60)
    #expect(
      try ColourVision.allCases.contains { vision in
        try [(0, 1), (0, 2), (1, 2)].contains {
          vision.difference(try colour(.dark, Self.bands[$0.0]), try colour(.dark, Self.bands[$0.1])) < 19
        }
      })
    // Black and white are the same to everybody, 100 apart.
    for vision in ColourVision.allCases { #expect(abs(vision.difference(.black, .white) - 100) < 0.5, "\(vision)") }
  }

  @Test("the measure is WCAG's: black on white is 21, and a colour of the wrong theme fails")
  func measure() throws {
    #expect(abs(Colour.black.contrast(to: .white) - 21) < 1e-9)
    // #767676 on white: 4.54, the textbook's edge.
    #expect(abs(try #require(Colour("#767676")).contrast(to: .white) - 4.54) < 0.01)
    #expect(try colour(.dark, .yellow).contrast(to: .white) < 4.5)
  }
}
