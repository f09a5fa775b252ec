import TrackerApplication

extension TextFormatter {
  /// A phrase with a count: `one` for 1, else `many`; the placeholder of both is `{count}`, besides those of `values`.
  func count(_ count: Int, _ one: String, _ many: String, _ values: [String: String] = [:]) -> String {
    words(count == 1 ? one : many, values.merging(["count": "\(count)"]) { $1 })
  }
}
