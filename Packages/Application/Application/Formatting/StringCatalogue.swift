import Synchronization
import TrackerCore

/// What a module says in one language other than English: its phrases by what they are in English, so that both stand
/// side by side.
public struct StringCatalogue: Sendable {
  public let module: ModuleID
  public let language: LanguageTag
  private let made: Made

  /// - Parameter translations: By the English phrase, with the same placeholders in braces. They are put together when
  ///   they are first asked for, so that nobody waits for languages that they don't read.
  public init(
    _ module: ModuleID, _ language: LanguageTag,
    _ translations: @escaping @autoclosure @Sendable () -> [String: String]
  ) {
    self.module = module
    self.language = language
    made = Made(translations)
  }

  /// By the English phrase, with the same placeholders in braces.
  public var translations: [String: String] { made.translations }

  private final class Made: Sendable {
    private let make: @Sendable () -> [String: String]
    private let known = Mutex<[String: String]?>(nil)

    init(_ make: @escaping @Sendable () -> [String: String]) { self.make = make }

    var translations: [String: String] {
      known.withLock { known in
        if let known { return known }
        let translations = make()
        known = translations
        return translations
      }
    }
  }
}
