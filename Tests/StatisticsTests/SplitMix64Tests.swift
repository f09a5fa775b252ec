import Testing
import TrackerStatistics

@Suite struct SplitMix64Tests {
  @Test("the numbers are those of SplitMix64")
  func published() {
    // The first outputs for seed 1234567, from the reference implementation (https://prng.di.unimi.it/splitmix64.c).
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in generator.next() } == expected)
  }

  @Test("normal numbers have mean 0 and variance 1", arguments: [1, 2, 3] as [UInt64])
  func normal(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let numbers = (0..<20_000).map { _ in generator.normal() }
    let mean = numbers.reduce(0, +) / 20_000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 19_999
    #expect(abs(mean) < 0.03)
    #expect(abs(variance - 1) < 0.05)
  }
}
