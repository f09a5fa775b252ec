import Testing
import TrackerCore

@Suite struct DecimalTests {
  @Test(
    "at most so many decimals, halves away from zero, without zeros at the end",
    arguments: [
      (4.64, "4.6"), (4.65, "4.7"), (7.04, "7"), (7, "7"), (0.04, "0"), (-0.04, "0"), (-0.06, "-0.1"), (-12.5, "-12.5"),
      (1e16, "1e+16"), (.infinity, "inf"),
    ] as [(Double, String)])
  func tenths(number: Double, text: String) { #expect(number.decimal() == text) }

  @Test("as many decimals as are always wanted")
  func places() {
    #expect(0.454.decimal(upTo: 2, atLeast: 2) == "0.45" && 0.5.decimal(upTo: 2, atLeast: 2) == "0.50")
    #expect(0.5.decimal(upTo: 3, atLeast: 1) == "0.5" && 2.0.decimal(upTo: 3, atLeast: 1) == "2.0")
    #expect(2.5.decimal(upTo: 0) == "3" && (-0.4).decimal(upTo: 0) == "0" && 0.2.decimal(upTo: 0) == "0")
    #expect(0.0123.decimal(upTo: 3, atLeast: 3) == "0.012")
  }

  @Test("with a sign, and without the zero before the point")
  func figures() {
    func figure(_ number: Double) -> String {
      number.decimal(upTo: 3, atLeast: 3, isSigned: true, hasLeadingZero: false)
    }
    #expect(figure(0.238) == "+.238" && figure(-0.5309) == "−.531" && figure(-1.074) == "−1.074")
    #expect(figure(0) == "+.000" && figure(-0.0001) == "+.000")
    #expect(0.0.decimal(upTo: 0, hasLeadingZero: false) == "0")
  }
}
