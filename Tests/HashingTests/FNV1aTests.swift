import Testing
import TrackerHashing

/// The test vectors of draft-eastlake-fnv (appendix C) for 64 bits.
@Suite struct FNV1aTests {
  @Test(
    "hashes are those of the published examples",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func examples(_ text: String, _ hash: String) { #expect(FNV1a.hexadecimal(of: text.utf8) == hash) }
}
