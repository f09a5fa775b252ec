@main struct Symptoms {
  static func main() {}
}
