import FlowDocuments
import PaywallRendering
import PreviewModel
import TerminalUI

extension OptionTable {
  /// What is done to a flow before it is shown, or while it is.
  static let walk = [
    OptionRow(
      .steps,
      .file(\.steps),
      "take the steps that were recorded in a flow, in any language, before it is shown",
      in: [.with(.drawing, .screen, .walk)],
      place: "it works where a screen is drawn"
    ),
    OptionRow(
      .record,
      .file(\.record),
      "write what is pressed and typed in the flow into this file, a line for each step",
      in: [.with([.preview], .interactive, .screen, .walk)],
      place: "it works where a screen is drawn"
    ),
  ]

  /// What it is drawn on, and how.
  static let device = [
    OptionRow(
      .width,
      .parsed("COLUMNS", \.width, needs: "a whole number from 10 to 400") { text in
        Int(text).flatMap { (10...400).contains($0) ? $0 : nil }
      },
      "the columns of the device, 10 to 400",
      otherwise: "as many as it is wide unless given",
      in: [.with(.drawing, .report, .screen)],
      place: drawn
    ),
    OptionRow(
      .device,
      .choice(\.device),
      "the device to draw on",
      otherwise: "common, a phone of 390x844 points, unless given",
      in: [.with(.looking, .screen, unless: .points)],
      place: drawn
    ),
    OptionRow(
      .points,
      .parsed(
        "WIDTHxHEIGHT",
        \.points,
        needs: "a width and a height such as 390x844",
        Options.device(ofPoints:)
      ),
      "a device of another size, such as 360x800",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
    OptionRow(
      .landscape,
      .sets(\.isLandscape, to: true),
      "the device lies on its side",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
    OptionRow(
      .page,
      .parsed("NUMBER", \.page, needs: "a whole number from 1") { text in
        Int(text).flatMap { $0 > 0 ? $0 - 1 : nil }
      },
      "turn every pager to this page, counted from 1; to the last where it has fewer",
      in: [.with(.drawing, .report, .screen)],
      place: drawn
    ),
    OptionRow(
      .noMarks,
      .sets(\.showsMarks, to: false),
      "just what the user sees, without marks for merged text",
      in: [.with(.drawing, .screen, .text)],
      place: drawn
    ),
    OptionRow(
      .dark,
      .sets(\.isDark, to: true),
      "dark mode: the assets whose ids end in @dark, where there are any",
      in: [.with(.drawing, .screen)],
      place: drawn
    ),
    OptionRow(
      .noImages,
      .sets(\.showsPictures, to: false),
      "frames with names instead of the pictures that the file carries",
      in: [.with(.drawing, .screen, .text)],
      place: drawn
    ),
  ]

  /// What the store and the app answer.
  static let store = [
    OptionRow(
      .storekit,
      .file(\.store.storeKitFile),
      "an Xcode .storekit file with the products",
      otherwise: "else one beside the input, else samples",
      // A store has findings of its own.
      in: [.with(.drawing, .screen), .with([.check])],
      place: drawn
    ),
    OptionRow(
      .storefront,
      .parsed(
        "COUNTRY",
        \.store.storefront,
        needs: "a country of two letters such as US"
      ) { Storefront($0) },
      "the country whose currency prices are in, such as DE",
      otherwise: "US unless given",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
    OptionRow(
      .offer,
      .choice("OFFER", \.store.offer),
      "introductory, none, free-trial, pay-as-you-go or pay-up-front",
      otherwise: "introductory unless given",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
    OptionRow(
      .products,
      .choice(\.store.products),
      "whether the store has answered",
      otherwise: "loaded unless given",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
    OptionRow(
      .tag,
      OptionValue(placeholder: "NAME=VALUE", content: .text) { (value, name, options) throws(Failure) in
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw .usage("\(name.spelling) needs a name and a value: \(name.spelling) NAME=VALUE")
        }
        options.store.customTags[String(parts[0])] = String(parts[1])
      },
      "the app's value for a tag of its own; may be given several times",
      in: [.with(.looking, .screen)],
      place: drawn
    ),
  ]

  private static let drawn = "it works where a screen is drawn"
}
