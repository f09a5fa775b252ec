import TrackerApplication
import TrackerCore

/// The categories of the journal.
public struct JournalCategoriesView: ReadModel {
  public static let schema = "journal-categories/1"

  struct Item: Encodable, Sendable {
    var id: String
    var name: Phrase
    var colour: String
    var isOwn: Bool
    var entries: Int
  }

  var categories: [Item]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let rows = categories.map { item in
      Block.Table.Row(["\(format(item.name))", "\(item.entries)", "\(item.colour, .faint)"])
    }
    return [
      .table(
        .init(
          [.init(format("category")), .init(format("entries"), .trailing), .init(format("colour"))], rows: rows)),
      .section([
        .commands([.init("symptoms journal categories add Music", format("add one of your own"))])
      ]),
    ]
  }
}

/// A category that was added, changed or removed.
public struct JournalCategoryChangedView: ReadModel {
  public static let schema = "journal-category/1"

  enum Change: String, Encodable, Sendable { case added, changed, removed }

  var category: JournalCategory
  var change: Change

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["category": category.name]
    let said =
      switch change {
      case .added: format("Added the category {category}.", values)
      case .changed: format("Changed the category {category}.", values)
      case .removed: format("Removed the category {category}. Entries that have it keep it.", values)
      }
    return [.sentence("\(said)")]
  }
}
