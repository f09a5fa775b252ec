import TrackerCore
import TrackerHashing

extension EntryID {
  /// The id of what is imported under a key: the first 80 bits of the SHA-256 of `symptoms/1 entry`, a zero byte and
  /// the key. It is for ever, as files imported on two devices give one entry by it.
  public init(imported key: String) { self.init(hashing: "symptoms/1 entry\0\(key)") }

  /// The first 80 bits of the SHA-256 of a text, five to a character.
  public init(hashing text: String) {
    let digits = Array(SHA256.hexadecimal(of: Array(text.utf8)).prefix(20))
    let characters = stride(from: 0, to: digits.count, by: 5).flatMap { start -> [Character] in
      let bits = UInt32(String(digits[start..<start + 5]), radix: 16) ?? 0
      return [15, 10, 5, 0].map { EntryID.alphabet[Int((bits >> $0) & 31)] }
    }
    self.init(rawValue: String(characters))
  }
}
