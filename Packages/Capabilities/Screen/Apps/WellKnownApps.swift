import TrackerCore

/// Categories of apps that many people have, for those that the person has no rule for. How much an app helps or
/// distracts is never assumed: only the person knows that.
enum WellKnownApps {
  /// By the name as computers and phones give it, in lower case and without its ending.
  static func category(ofApp app: String) -> String? {
    var name = app.lowercased()
    for ending in [".exe", ".app"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    return byName[name]
  }

  private static let names: [AppCategory: [String]] = [
    .productivity: [
      "code", "visual studio code", "xcode", "android studio", "intellij idea", "emacs", "vim", "sublime text",
      "microsoft word", "winword", "word", "libreoffice", "libreoffice writer", "pages", "google docs", "docs",
      "microsoft excel", "excel", "numbers", "google sheets", "sheets", "microsoft powerpoint", "powerpnt", "keynote",
      "outlook", "microsoft outlook", "thunderbird", "gmail", "mail", "calendar", "google calendar", "notion",
      "obsidian", "todoist", "things", "trello", "asana", "evernote", "onenote", "teams", "microsoft teams", "zoom",
      "slack", "figma", "terminal", "gnome-terminal", "konsole", "iterm2", "windowsterminal",
    ],
    .social: [
      "facebook", "instagram", "threads", "twitter", "x", "tiktok", "snapchat", "mastodon", "reddit", "linkedin",
      "whatsapp", "signal", "telegram", "messenger", "messages", "discord", "wechat", "line", "viber", "bereal",
      "pinterest", "facetime",
    ],
    .entertainment: [
      "youtube", "netflix", "prime video", "disney+", "twitch", "spotify", "music", "apple music", "tv", "vlc",
      "plex", "hulu", "soundcloud", "podcasts", "audible", "kodi", "mpv",
    ],
    .education: ["duolingo", "anki", "khan academy", "coursera", "udemy", "kindle", "wikipedia", "books"],
    .health: ["fitbit", "garmin connect", "strava", "headspace", "calm", "flo", "clue", "myfitnesspal", "symptoms"],
    .games: ["steam", "minecraft", "roblox", "clash of clans", "fortnite", "chess", "solitaire"],
    .utility: [
      "finder", "explorer", "nautilus", "dolphin", "files", "settings", "system settings", "calculator", "clock",
      "camera", "photos", "maps", "google maps", "weather", "phone", "app store", "google play store", "lockapp",
      "loginwindow",
    ],
  ]

  private static let byName: [String: String] = Dictionary(
    names.flatMap { category, names in names.map { ($0, category.rawValue) } }
  ) { first, _ in first }
}

extension AppRules {
  /// The category of an app: by the person's rules, else what most people would say; nil where nobody says it.
  func category(of app: String) -> String? { category(ofApp: app) ?? WellKnownApps.category(ofApp: app) }
}
