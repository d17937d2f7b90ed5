internal import CScriptEngine

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// JavaScriptCore, loaded when it is first needed and never linked.
///
/// Linked it would cost every start of the program about 4 ms and 7 MB, with or without a script to run.
enum JavaScriptLibrary {
  /// The functions of the library; nil where it is not installed.
  static func load() -> cse_library? {
    // The names have to stay where they are while they are tried.
    let names = Self.names.map { strdup($0) }
    defer { names.forEach { free($0) } }
    let pointers = names.map { UnsafePointer($0) } + [nil]
    return cse_load(pointers)?.pointee
  }

  /// Where the library is looked for, the best first; all of them have the same C API.
  private static let names = [
    "libjavascriptcoregtk-4.1.so.0",
    "libjavascriptcoregtk-6.0.so.1",
    "libjavascriptcoregtk-4.0.so.18",
    "/System/Library/Frameworks/JavaScriptCore.framework/JavaScriptCore",
  ]
}
