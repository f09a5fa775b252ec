import TrackerApplication

extension StringCatalogue {
  /// What reports say of insights.
  static let germanOfReports: [String: String] = [
    "Insights": "Hinweise",
    "Nothing stood out in this time. To see what is looked at: symptoms insights rules":
      "In dieser Zeit fiel nichts auf. Worauf geachtet wird: symptoms insights rules",
    "1 thing stood out": "1 Sache fiel auf",
    "{count} things stood out": "{count} Dinge fielen auf",
  ]
}
