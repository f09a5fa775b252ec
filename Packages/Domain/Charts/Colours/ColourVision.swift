import Foundation
import TrackerCore

/// How people see colours: with all three kinds of cones, or without one of them.
///
/// - Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency", IEEE
///   TVCG 15 (2009), severity 1.0.
/// - Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats",
///   Color Research & Application 24 (1999).
public enum ColourVision: String, CaseIterable, Sendable {
  case usual, protanopia, deuteranopia, tritanopia, protanopia1999, deuteranopia1999

  /// Of linear red, green and blue.
  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    case .protanopia1999: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]
    case .deuteranopia1999: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]
    }
  }

  /// Colours at least this far apart are told apart in a picture.
  public static let leastDifference = 19.0

  /// How far apart two colours are to these eyes: ΔE of CIE 1976 (D65); 2.3 is just noticeable.
  public func difference(_ first: Colour, _ second: Colour) -> Double {
    zip(lab(first), lab(second)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ colour: Colour) -> [Double] {
    let linear = [colour.red, colour.green, colour.blue].map { value -> Double in
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    // What a screen can't show is shown by the nearest that it can.
    let seen = matrix.map { row in min(1, max(0, zip(row, linear).map { $0 * $1 }.reduce(0, +))) }
    let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    let white = [0.95047, 1, 1.08883]
    let shares = zip(toXYZ, white).map { row, white -> Double in
      let share = zip(row, seen).map { $0 * $1 }.reduce(0, +) / white
      return share > 216 / 24389 ? cbrt(share) : (24389 / 27 * share + 16) / 116
    }
    return [116 * shares[1] - 16, 500 * (shares[0] - shares[1]), 200 * (shares[1] - shares[2])]
  }
}
