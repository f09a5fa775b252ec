import TrackerApplication
import TrackerCore

/// Lines that a person logs often, under names of their own: a whole meal, the usual walk.
public enum FavouritesModule: TrackerModule {
  public static let id: ModuleID = "favourites"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(AnyDocumentKind(Favourite.document, called: "a favourite"))
    registry.namedLines.add(
      NamedLines(id.rawValue) { session, journal in
        try FavouriteBook(session) { _ in false }.lines(in: journal)
      })
    registry.strings.add(.german)
  }
}
