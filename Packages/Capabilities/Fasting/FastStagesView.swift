import TrackerApplication
import TrackerCore

/// What the body mostly lives on, by the hours without food, with where that is from.
public struct FastStagesView: ReadModel {
  public static let schema = "fast-stages/1"

  struct Stage: Encodable, Sendable {
    var id: String
    /// From so many hours on.
    var hours: Int
    var says: Phrase
    var source: FastStage.Source
  }

  var stages: [Stage]

  public init() {
    stages = FastStage.all.map { Stage(id: $0.id, hours: $0.hours, says: $0.says, source: $0.source) }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let items = stages.map { stage in
      let source = [stage.source.name, "doi:\(stage.source.doi)"].joined(separator: ", ")
      return Block.ItemList.Item(
        "\(format(stage.says))", mark: .bullet, details: [.sentence("\(source, .faint)")])
    }
    return [
      .list(.init(items)),
      .section([
        .sentence("\(format("These hours are from studies of healthy adults. Yours may differ."))"),
        .sentence("\(format("They count from your last meal: after a pause, from its end."))"),
      ]),
    ]
  }
}
