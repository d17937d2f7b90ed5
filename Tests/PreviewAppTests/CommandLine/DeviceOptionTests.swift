import FlowDocuments
import PreviewCommands
import PreviewModel
import Testing

@Suite("The device of the command line")
struct DeviceOptionTests {
  private static func device(_ arguments: String...) throws -> Device {
    let invocation = try ArgumentParser.parse(["render", "f.json"] + arguments)
    guard case .run(_, _, let options) = invocation else { return DeviceSize.small.device }
    return options.shownDevice
  }

  @Test("is a common phone held upright unless said otherwise")
  func usual() throws {
    #expect(try Self.device() == DeviceSize.common.device)
  }

  @Test("is one of four, upright or on its side", arguments: DeviceSize.allCases)
  func sizes(_ size: DeviceSize) throws {
    #expect(try Self.device("--device", size.rawValue) == size.device)
    let turned = try Self.device("--device", size.rawValue, "--landscape")
    #expect(turned.isLandscape)
    #expect(turned.width == size.device.height)
    #expect(turned.rotated.isLandscape == false)
  }

  @Test(
    "has any points, and is a tablet from 600 at its shorter side on",
    arguments: [("360x800", 360, 800, .phone), ("800x600", 800, 600, .tablet), ("599x900", 599, 900, .phone)]
      as [(String, Double, Double, Device.Kind)]
  )
  func points(_ text: String, _ width: Double, _ height: Double, _ kind: Device.Kind) throws {
    let device = try Self.device("--points", text)
    #expect(device.width == width)
    #expect(device.height == height)
    #expect(device.kind == kind)
  }

  @Test("is refused where it is none", arguments: ["", "390", "390x", "x", "0x0", "390x99999", "nanx500"])
  func refused(_ text: String) {
    #expect(throws: Failure.self) { try ArgumentParser.parse(["render", "f.json", "--points", text]) }
  }
}
