import Foundation
import TrackerStatistics

/// A learner's state as journals store it, without the design that its numbers belong to. Reading it back gives the
/// same learner to the last bit.
///
/// Its JSON keys are in people's journals and stay as they are.
public struct LearnerState: Sendable, Hashable, Codable {
  private var history: HistoryState
  private var columns: [RunningMoments]
  private var first: [Double?]
  /// Lowest, highest and standardised points of each factor.
  private var points: PackedDoubles
  private var coefficients: PackedDoubles
  private var covariance: PackedDoubles
  private var gram: PackedDoubles
  private var projected: PackedDoubles
  private var squares: Double
  private var count: Int
  private var severity: PackedDoubles
  private var precision: PackedDoubles
  private var noise: Double
  private var evidence: [Double]
  /// nil after an answer.
  private var silence: Silence?
  /// nil where something was logged on the last day.
  private var standing: StandingRow?
  /// The raw columns of the last day's row.
  private var raw: PackedDoubles

  private enum CodingKeys: String, CodingKey {
    case history, columns, first, points, coefficients, covariance, gram, projected, squares, count, severity, precision
    case noise, evidence, silence, standing
    case raw = "plain"
  }

  init(_ learner: Learner) {
    history = learner.history
    columns = learner.columns.moments
    first = learner.columns.first
    points = PackedDoubles(learner.columns.lowest + learner.columns.highest + learner.columns.standardised)
    coefficients = PackedDoubles(learner.factors.coefficients)
    covariance = PackedDoubles(learner.factors.covariance.lowerTriangle)
    let (sums, fit) = (learner.severity.sums, learner.severity.fit)
    gram = PackedDoubles(sums.gram.lowerTriangle)
    projected = PackedDoubles(sums.projected)
    squares = sums.squares
    count = sums.count
    severity = PackedDoubles(fit.coefficients)
    precision = PackedDoubles(fit.precision.lowerTriangle)
    noise = fit.noise
    evidence = learner.ensemble.evidence
    silence = learner.silence.days > 0 ? learner.silence : nil
    standing = learner.standing.map(StandingRow.init)
    raw = PackedDoubles(learner.row.raw)
  }

  /// The learner that the state was taken from; nil where the design has other factors or another kind of flare.
  public func learner(_ design: LearnerDesign) -> Learner? {
    let factors = design.factors.count
    let (own, rawColumns) = (HistoryModel.coefficients.count + factors, FeatureScale.rawColumns(factors: factors))
    let features = FeatureScale.fixedFeatures + factors
    guard columns.count == factors, first.count == factors, points.values.count == 3 * factors,
      coefficients.values.count == own,
      severity.values.count == features, projected.values.count == rawColumns, raw.values.count == rawColumns,
      standing?.fits(factors: factors) ?? true, evidence.count == Ensemble.mixtures(hasSeverity: design.isSeverity),
      let covariance = SymmetricMatrix(lowerTriangle: covariance.values, dimension: own),
      let gram = SymmetricMatrix(lowerTriangle: gram.values, dimension: rawColumns),
      let precision = SymmetricMatrix(lowerTriangle: precision.values, dimension: features)
    else { return nil }
    let stored = (0..<3).map { Array(points.values[$0 * factors..<($0 + 1) * factors]) }
    return Learner(
      design, history: history,
      columns: FactorColumns(
        moments: columns, lowest: stored[0], highest: stored[1], first: first, standardised: stored[2]),
      factors: FactorsModel(design, coefficients: coefficients.values, covariance: covariance),
      severity: SeverityModel(
        design, sums: SeveritySums(gram: gram, projected: projected.values, squares: squares, count: count),
        fit: SeverityFit(coefficients: severity.values, precision: precision, noise: noise)),
      ensemble: Ensemble(hasSeverity: design.isSeverity, evidence: evidence),
      silence: silence ?? Silence(), raw: raw.values, standing: standing)
  }
}

extension Learner {
  /// What to store of the learner, to go on from later.
  public var state: LearnerState { LearnerState(self) }
}

/// Numbers encoded as one string: their bit patterns, low byte first, in Base64 (RFC 4648). It takes far fewer bytes
/// than JSON numbers and keeps every bit.
struct PackedDoubles: Sendable, Hashable, Codable {
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
