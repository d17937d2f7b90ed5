import Testing

import TerminalUI

@Suite("The headless device")
struct HeadlessDeviceTests {
  @Test("gives its events in order, then the end of input")
  func events() {
    let larger = CellSize(width: 20, height: 5)
    var device = HeadlessDevice(size: .zero, events: [.key(.enter), .resize(larger)])
    #expect(device.nextEvent() == .key(.enter))
    #expect(device.size == .zero)
    #expect(device.nextEvent() == .resize(larger))
    #expect(device.size == larger)
    #expect(device.nextEvent() == .endOfInput)
    #expect(device.nextEvent() == .endOfInput)
  }

  @Test("keeps what it is shown and asked")
  func records() {
    let frame = CellGrid(size: CellSize(width: 2, height: 1))
    var device = HeadlessDevice(size: frame.size)
    device.present(frame)
    device.redrawFromScratch()
    device.copy("pt-br")
    device.suspend()
    #expect(device.frames == [frame])
    #expect(device.redraws == 1)
    #expect(device.copiedTexts == ["pt-br"])
    #expect(device.suspensions == 1)
    #expect(device.nextEvent() == .resume)
  }
}
