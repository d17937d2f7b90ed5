import TerminalUI
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "turns bytes into text and back",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ]
  )
  func both(text: String, encoded: String) {
    #expect(Base64.encoded(text.utf8) == encoded)
    #expect(Base64.decoded(encoded) == Array(text.utf8))
  }

  @Test("knows every value")
  func everyByte() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(Base64.decoded(Base64.encoded(bytes)) == bytes)
  }

  @Test(
    "refuses what is not written in it",
    arguments: ["Zg", "Zg=", "Z===", "====", "Zm9v\n", "Z g=", "Zm9é", "=Zg="]
  )
  func refused(text: String) {
    #expect(Base64.decoded(text) == nil)
  }
}
