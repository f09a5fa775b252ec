extension String {
  /// Text of a file that is no UTF-8, as Windows and older programs write it: Windows-1252, of which Latin-1 is a part;
  /// nil where a byte stands for no character.
  init?(windows1252 bytes: some Sequence<UInt8>) {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9F).contains(byte) ? Windows1252.upper[Int(byte) - 0x80] : UInt32(byte)
      guard let scalar = code.flatMap(Unicode.Scalar.init) else { return nil }
      scalars.append(scalar)
    }
    self.init(scalars)
  }
}

private enum Windows1252 {
  /// The characters of the bytes 80–9F, which are all that differs from Latin-1; nil for those that mean nothing.
  static let upper: [UInt32?] = [
    0x20AC, nil, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, nil, 0x017D,
    nil, nil, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, nil,
    0x017E, 0x0178,
  ]
}
