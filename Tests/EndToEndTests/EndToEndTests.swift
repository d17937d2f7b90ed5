import Testing

/// The program on a terminal, from the first byte to the last.
///
/// Serialized: each case has a process of its own, and a small machine has few processors.
@Suite(.serialized) enum EndToEndTests {}
