import FlowScripts
import PreviewCommands
import Synchronization
import TestSupport

/// Inputs of every kind, in which every option has something to change.
enum OptionFixtures {
  /// What can be opened, with the lines that open it; those that a command refuses count for the others.
  static let inputs: [(name: String, lines: [String])] = [
    ("flow", ["rich.json", "rich.json --locale de", "rich.json --storekit own.storekit"]),
    ("config", ["configs.json"]),
    ("tour", ["tour.json --available en,de"]),
    ("list", ["--available en,de --default en"]),
    ("app", ["app", "app --languages xx"]),
    (
      "app+flow",
      [
        "rich.json app", "rich.json app --languages ja --storekit own.storekit",
        "rich.json app --languages xx",
        "rich.json app --locale de",
      ]
    ),
    ("kit", ["kit", "kit --stored AR", "kit --languages xx"]),
    ("folders", ["--rule im-kit --available en,ar --stored zh_CN", "--rule im-kit --available en,ar"]),
  ]

  /// The files behind them.
  static let files = Fixtures.strings.merging(
    [
      "rich.json": flow, "configs.json": Fallbacks.configs, "tour.json": Fallbacks.onboarding,
      "walk.jsonl": #"{"back": true}"#,
      "own.storekit": """
      {"subscriptionGroups": [{"subscriptions": [{"productID": "com.x.year", "displayPrice": "39.99",
      "type": "RecurringSubscription", "recurringSubscriptionPeriod": "P1Y",
      "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P3D"},
      "localizations": [{"locale": "en_US", "displayName": "All of it"}]}]}]}
      """,
      "faulty.storekit": """
      {"subscriptionGroups": [{"subscriptions": [{"productID": "com.x.year", "displayPrice": "dear"}]}]}
      """,
    ]
  ) { _, new in new }

  /// What the program does with a line, and what its scripts are told: the steps to take, and what the store sells.
  struct Answer: Equatable {
    var run: Run
    var scripts: [String] = []
  }

  /// Runs the program on the files.
  static func run(_ line: String) -> Answer {
    let told = Mutex<[String]>([])
    let scripts = ScriptPlayer { run in
      let steps = Mirror(reflecting: run).children.first { $0.label == "steps" }
      told.withLock { $0.append("\(String(describing: steps)) \(run.world.products)") }
      return run
    }
    let run = Run.run(line, .memory(files), scripts: scripts)
    return Answer(run: run, scripts: told.withLock { $0 })
  }

  /// Two screens with a script, a pager, dark colours, a picture, a product and a tag of the app's own.
  private static let flow = """
    {"format": "5.1.0", "default_localization": "en", "scripts": [{"content": ""}],
     "assets": [{"id": "pic", "type": "image", "value": "\(EncodedPictures.png)"}],
     "localizations": [
       {"id": "en", "strings": [{"id": "title", "value": ["Hello ", {"tag": "NAME"}]},
         {"id": "long", "value": "A title that is far too long for a phone which is held upright"},
         {"id": "a", "value": "first page"}, {"id": "b", "value": "second page"},
         {"id": "PRODUCT_default", "value": [{"tag": "TITLE"}, " ", {"tag": "PRICE"}, " ", {"tag": "NAME"}]},
         {"id": "PRODUCT_free_trial", "value": [{"tag": "OFFER_PERIOD"}, " free"]},
         {"id": "PRODUCT_pay_as_you_go", "value": [{"tag": "OFFER_PRICE"}, " at first"]}]},
       {"id": "de", "strings": [{"id": "title", "value": "Hallo"}]}],
     "screens": {
       "offer": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
         {"type": "text", "string_id": "title"}, {"type": "text", "string_id": "long", "max_rows": 1},
         {"type": "text", "string_id": {"product": "com.x.year"}},
         {"type": "pager", "page_control": {"padding": 0}, "content": [
           {"type": "text", "string_id": "a"}, {"type": "text", "string_id": "b"}]},
         {"type": "box", "width": 85, "height": 85, "content": {"type": "image", "asset_id": "pic"}}]}},
       "other": {"layout_behaviour": "flat", "content": {"type": "text", "string_id": "a"}}}}
    """
}
