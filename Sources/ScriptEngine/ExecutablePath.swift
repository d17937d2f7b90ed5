#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where programs are.
package enum ExecutablePath {
  /// The program that is running.
  package static var own: String {
    #if canImport(Glibc)
      "/proc/self/exe"
    #else
      var count: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&path, &count) == 0 else { return "" }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }
}
