import FlowDocuments
import TestSupport

extension RealFiles {
  /// One of them, decoded.
  static func document(_ path: String) throws(DocumentError) -> FlowDocument {
    try FlowDocument(bytes: bytes(path), name: path)
  }
}
