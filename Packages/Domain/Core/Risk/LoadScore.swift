/// The weighted, explained load of one finished day: it describes the day behind, not the probability of a flare.
public struct LoadScore: Sendable, Hashable, Codable {
  /// A risk group on the day: its score, and the weight that the score has in the load.
  public struct Group: Sendable, Hashable, Codable {
    public var id: GroupID
    public var name: String
    public var weight: Double
    /// 0 … 100, nil where none of its factors is known.
    public var score: Double?
    public init(id: GroupID, name: String, weight: Double, score: Double?) {
      self.id = id
      self.name = name
      self.weight = weight
      self.score = score
    }
  }

  /// A risk factor on the day: what was seen, the points that gives, and what they do to the load.
  public struct Factor: Sendable, Hashable, Codable {
    public var id: FactorID
    public var group: GroupID
    /// The window value, nil for a compound and where the window is unknown.
    public var value: Double?
    /// −100 … 100, nil where unknown.
    public var points: Double?
    /// Points times the group's share of the known weight: what the factor does to the load before groups are cut to 0
    /// … 100.
    public var effect: Double
    public init(id: FactorID, group: GroupID, value: Double?, points: Double?, effect: Double) {
      self.id = id
      self.group = group
      self.value = value
      self.points = points
      self.effect = effect
    }
  }

  public var day: Day
  /// 0 … 100 rounded half up, nil when the known groups carry under half of the weight.
  public var score: Int?
  public var groups: [Group]
  public var factors: [Factor]

  public init(day: Day, score: Int?, groups: [Group], factors: [Factor]) {
    self.day = day
    self.score = score
    self.groups = groups
    self.factors = factors
  }

  public var band: RiskBand? { score.map(RiskBand.init(points:)) }

  /// The factors that raise the load, the strongest first; equal ones in the pack's order.
  public var reasons: [Factor] { factors.filter { $0.effect > 0.5 }.sorted { $0.effect > $1.effect } }
  /// The factors that lower it, the strongest first.
  public var protections: [Factor] { factors.filter { $0.effect < -0.5 }.sorted { $0.effect < $1.effect } }
}
