extension OptionTable {
  /// What a report comes to.
  static let report = [
    OptionRow(
      .failOn,
      .choice("SEVERITY", \.failOn),
      "exit with 1 at error, warning or note and above, or never",
      otherwise: "error unless given",
      in: [.with([.check])]
    ),
    OptionRow(
      .format,
      .choice(\.format),
      "text for people or JSON for programs",
      otherwise: "text unless given",
      in: [.with(.every, .report)]
    ),
  ]

  /// What is about the process and not about an input.
  static let process = [
    // However something is printed, whoever wants color or none may always say so, in an alias for instance.
    OptionRow(
      .color,
      .choice(\.color),
      "whether to use color, or how many",
      otherwise: "auto unless given, which honors NO_COLOR and COLORTERM",
      in: [.with(.every)]
    ),
    OptionRow(.help, .nothing, "print this help", in: [.with(.every)]),
    OptionRow(.version, .nothing, "print the version", in: [.with(.every)]),
  ]
}
