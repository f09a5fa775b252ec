import Testing
import TrackerHashing

/// The examples of NIST's "Secure Hash Standard" test vectors (CSRC, SHA256.pdf and SHA2_Additional.pdf), and lengths
/// around a block.
@Suite struct SHA256Tests {
  @Test(
    "hashes are those of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        """
        abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu
        """,
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func examples(_ text: String, _ hash: String) { #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash) }

  @Test(
    "zero bytes of the lengths where padding is hardest",
    arguments: [
      (55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      (56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      (57, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
      (64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      (1000, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    ])
  func lengths(_ count: Int, _ hash: String) {
    #expect(SHA256.hexadecimal(of: [UInt8](repeating: 0, count: count)) == hash)
  }

  @Test("bytes that come in pieces have the same hash as all at once")
  func pieces() {
    let bytes = (0..<1_000).map { UInt8($0 % 251) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 64) {
      hash.add(Array(bytes[start..<min(bytes.count, start + 64)]))
    }
    #expect(hash.hexadecimal == SHA256.hexadecimal(of: bytes))
    #expect(SHA256().hexadecimal == SHA256.hexadecimal(of: []))
  }
}
