// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target is built with: no existential without `any`, no import that leaks,
/// no member from a module that the file does not import, and no warning left standing.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "paywall-preview",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "paywall-preview", targets: ["paywall-preview"])
  ],
  targets: [
    // Pure: no file, no terminal, no clock.
    .target(name: "LocaleMatching", swiftSettings: strict),
    .systemLibrary(name: "CFriBidi"),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(
      name: "TerminalUI",
      dependencies: ["CFriBidi", "CICU"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("fribidi")]
    ),
    .target(name: "FlowDocuments", dependencies: ["LocaleMatching"], swiftSettings: strict),
    .systemLibrary(name: "CPictures"),
    .target(
      name: "PictureDecoding",
      dependencies: ["CPictures"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("turbojpeg"), .linkedLibrary("webp")]
    ),
    .target(
      name: "StringTables",
      dependencies: ["FlowDocuments", "LocaleMatching"],
      swiftSettings: strict
    ),
    .target(
      name: "PaywallRendering",
      dependencies: ["FlowDocuments", "LocaleMatching", "PictureDecoding", "TerminalUI"],
      swiftSettings: strict
    ),
    .target(
      name: "FlowScripts",
      dependencies: ["FlowDocuments", "LocaleMatching", "PaywallRendering"],
      swiftSettings: strict
    ),
    .target(
      name: "PreviewModel",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "StringTables", "TerminalUI",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PreviewChecks",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "PreviewModel", "StringTables",
        "TerminalUI",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PreviewReports",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "PreviewChecks", "PreviewModel",
        "StringTables", "TerminalUI",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PreviewInterface",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "PreviewModel", "StringTables",
        "TerminalUI",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PreviewCommands",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "PreviewChecks",
        "PreviewInterface", "PreviewModel", "PreviewReports", "StringTables", "TerminalUI",
      ],
      swiftSettings: strict
    ),

    // The shell: ncurses and the process.
    .systemLibrary(name: "CNCurses"),
    .target(name: "CTerminalSignals"),
    .target(
      name: "CursesTerminal",
      dependencies: ["CNCurses", "CTerminalSignals", "TerminalUI"],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    // The shell: the process that runs scripts.
    .target(name: "CScriptEngine"),
    .target(
      name: "ScriptEngine",
      dependencies: ["CScriptEngine", "FlowDocuments", "FlowScripts", "PaywallRendering"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "paywall-preview",
      dependencies: [
        "CursesTerminal", "FlowScripts", "PreviewCommands", "PreviewInterface", "PreviewModel",
        "ScriptEngine",
        "TerminalUI",
      ],
      swiftSettings: strict
    ),

    // What several test targets need.
    .target(
      name: "TestSupport",
      dependencies: ["TerminalUI"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),

    .testTarget(
      name: "LocaleMatchingTests",
      dependencies: ["LocaleMatching", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FlowDocumentsTests",
      dependencies: ["FlowDocuments", "LocaleMatching", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StringTablesTests",
      dependencies: ["FlowDocuments", "LocaleMatching", "StringTables", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PictureDecodingTests",
      dependencies: ["PictureDecoding", "TerminalUI", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TerminalUITests",
      dependencies: ["TerminalUI", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PaywallRenderingTests",
      dependencies: ["FlowDocuments", "LocaleMatching", "PaywallRendering", "TerminalUI", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FlowScriptsTests",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "TerminalUI", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScriptEngineTests",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "ScriptEngine", "TerminalUI",
        "TestSupport", "paywall-preview",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SampleFlowsTests",
      dependencies: ["FlowDocuments", "LocaleMatching", "PaywallRendering", "TerminalUI", "TestSupport"],
      exclude: ["__Snapshots__"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PreviewAppTests",
      dependencies: [
        "FlowDocuments", "FlowScripts", "LocaleMatching", "PaywallRendering", "PreviewChecks",
        "PreviewCommands",
        "PreviewInterface", "PreviewModel", "PreviewReports", "StringTables", "TerminalUI", "TestSupport",
      ],
      exclude: ["Panes/__Snapshots__"],
      swiftSettings: strict
    ),

    .testTarget(name: "ArchitectureTests", swiftSettings: strict),

    // The program on a real terminal.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal",
      dependencies: ["CPseudoTerminal"],
      path: "Tests/PseudoTerminal",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "preview-benchmark",
      dependencies: [
        "FlowDocuments", "LocaleMatching", "PaywallRendering", "PreviewInterface", "PreviewModel",
        "PseudoTerminal", "TerminalUI", "paywall-preview",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CPseudoTerminal", "CursesTerminal", "TerminalUI"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["PseudoTerminal", "TestSupport", "paywall-preview"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
