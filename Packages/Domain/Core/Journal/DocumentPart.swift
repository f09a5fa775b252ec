/// A part of a document that an action changed, in words that people know it by.
public struct DocumentPart: Sendable, Hashable {
  /// The placeholder of a phrase that stands for a condition, whose value is the id of its pack.
  public static let condition = "condition"

  /// In English, within a sentence: `what you track`, `the condition {condition}`.
  public var phrase: String
  /// What the placeholders of the phrase stand for.
  public var values: [String: String]
  /// Whether it was there before.
  public var wasThere: Bool
  /// Whether it is there afterwards.
  public var isThere: Bool

  public init(_ phrase: String, _ values: [String: String] = [:], wasThere: Bool = true, isThere: Bool = true) {
    self.phrase = phrase
    self.values = values
    self.wasThere = wasThere
    self.isThere = isThere
  }
}
