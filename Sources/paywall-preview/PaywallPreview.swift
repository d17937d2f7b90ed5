import PreviewApp

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main
struct PaywallPreview {
  static func main() {
    exit(ExitCode.usage.rawValue)
  }
}
