import Foundation
import TrackerStatistics

/// A learner's state as it is kept, without the design that gives its numbers their names; reading it back gives the
/// same bits.
public struct LearnerNumbers: Sendable, Hashable, Codable {
  private var history: HistoryState
  private var columns: [RunningMoments]
  private var first: [Double?]
  /// Lowest, highest and standardised points of each factor.
  private var points: PackedNumbers
  private var coefficients: PackedNumbers
  private var covariance: PackedNumbers
  private var gram: PackedNumbers
  private var projected: PackedNumbers
  private var squares: Double
  private var count: Int
  private var severity: PackedNumbers
  private var precision: PackedNumbers
  private var noise: Double
  private var evidence: [Double]
  /// Of the last day's row.
  private var plain: PackedNumbers

  init(_ learner: Learner) {
    history = learner.history
    columns = learner.columns.moments
    first = learner.columns.first
    points = PackedNumbers(learner.columns.lowest + learner.columns.highest + learner.columns.standardised)
    coefficients = PackedNumbers(learner.factors.coefficients)
    covariance = PackedNumbers(learner.factors.covariance.lowerTriangle)
    let (sums, fit) = (learner.severity.sums, learner.severity.fit)
    gram = PackedNumbers(sums.gram.lowerTriangle)
    projected = PackedNumbers(sums.projected)
    squares = sums.squares
    count = sums.count
    severity = PackedNumbers(fit.coefficients)
    precision = PackedNumbers(fit.precision.lowerTriangle)
    noise = fit.noise
    evidence = learner.pool.evidence
    plain = PackedNumbers(learner.row.plain)
  }

  /// The learner that the numbers were taken from, nil when they are of another design.
  public func learner(_ design: LearnerDesign) -> Learner? {
    let factors = design.factors.count
    let (own, parts) = (HistoryMember.coefficients.count + factors, FeatureScale.parts(factors: factors))
    let features = FeatureScale.fixedFeatures + factors
    guard columns.count == factors, first.count == factors, points.values.count == 3 * factors,
      coefficients.values.count == own,
      severity.values.count == features, projected.values.count == parts, plain.values.count == parts,
      evidence.count == Pool.mixtures(hasSeverity: design.isSeverity),
      let covariance = SymmetricMatrix(lowerTriangle: covariance.values, dimension: own),
      let gram = SymmetricMatrix(lowerTriangle: gram.values, dimension: parts),
      let precision = SymmetricMatrix(lowerTriangle: precision.values, dimension: features)
    else { return nil }
    let stored = (0..<3).map { Array(points.values[$0 * factors..<($0 + 1) * factors]) }
    return Learner(
      design, history: history,
      columns: FactorColumns(
        moments: columns, lowest: stored[0], highest: stored[1], first: first, standardised: stored[2]),
      factors: FactorsMember(design, coefficients: coefficients.values, covariance: covariance),
      severity: SeverityMember(
        design, sums: SeveritySums(gram: gram, projected: projected.values, squares: squares, count: count),
        fit: SeverityFit(coefficients: severity.values, precision: precision, noise: noise)),
      pool: Pool(hasSeverity: design.isSeverity, evidence: evidence), plain: plain.values)
  }
}

extension Learner {
  public var numbers: LearnerNumbers { LearnerNumbers(self) }
}

/// Numbers as one text: their bit patterns, low byte first, in Base64 (RFC 4648). Far fewer bytes than JSON takes for
/// as many numbers, and to the last bit.
struct PackedNumbers: Sendable, Hashable, Codable {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let data = Data(base64Encoded: try container.decode(String.self)), data.count.isMultiple(of: 8) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not packed numbers")
    }
    values = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var data = Data(capacity: values.count * 8)
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
    var container = encoder.singleValueContainer()
    try container.encode(data.base64EncodedString())
  }
}
