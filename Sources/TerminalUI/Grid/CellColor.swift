/// The colour of a cell's text or ground.
public enum CellColor: Hashable, Sendable {
  /// Whatever the terminal uses where nothing is asked for.
  case terminalDefault

  /// One of the terminal's sixteen colours; its exact look is the person's own choice.
  case ansi(UInt8)

  /// A colour by its components; a device with fewer colours takes the nearest one it has.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
