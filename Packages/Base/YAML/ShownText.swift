/// A text from a file made fit for a message: in backquotes, cut to 60 characters, control characters
/// written out, so that no file can send commands to a terminal through an error.
func shown(_ text: String) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 {
      result += "…"
      break
    }
    count += 1
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return "`\(result)`"
}

/// The usual name of a Unicode scalar, such as `U+001B`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
