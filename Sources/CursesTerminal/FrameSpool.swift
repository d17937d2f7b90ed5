#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file in which a frame is gathered before it is sent.
///
/// ncurses as Debian builds it flushes after every movement of the cursor: forty writes for a frame, each of
/// which wakes the terminal up to draw a part of it. Gathered, a frame is one write, and is seen at once.
struct FrameSpool: ~Copyable {
  /// The file; -1 where the system has no room for one, and frames are sent as they are written.
  private let descriptor: CInt

  /// Opens the file, which has no name.
  init() {
    guard let file = tmpfile() else {
      descriptor = -1
      return
    }
    descriptor = dup(fileno(file))
    fclose(file)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Does something that writes to a stream, and sends what was written at once.
  func gather(_ stream: borrowing TerminalStream, _ body: () -> Void) {
    guard descriptor >= 0, ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0,
      dup2(descriptor, stream.fileDescriptor) >= 0
    else { return body() }
    body()
    fflush(stream.file)
    _ = dup2(stream.descriptor, stream.fileDescriptor)
    stream.write(contents())
  }

  private func contents() -> [UInt8] {
    // The stream shares its place in the file, which stands behind the last byte now.
    let size = max(0, Int(lseek(descriptor, 0, SEEK_CUR)))
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      count = max(0, pread(descriptor, bytes.baseAddress, size, 0))
    }
  }
}
