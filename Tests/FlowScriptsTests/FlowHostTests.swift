import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import Testing

@Suite struct FlowHostTests {
  // MARK: - What leaves the app

  @Test(
    arguments: [
      (HostCall(name: "log", argument: "hello"), .log(level: "info", message: "hello")),
      (
        HostCall(name: "log", argument: .object(["message": "m", "level": "error"])),
        .log(level: "error", message: "m")
      ), (HostCall(name: "closeAll"), .close), (HostCall(name: "showAppRate"), .rate),
      (
        HostCall(name: "openUrl", argument: .object(["url": "a:b", "openIn": "browser_in_app"])),
        .open(address: "a:b", isInApp: true)
      ),
      (
        HostCall(name: "openUrl", argument: .object(["stringId": "url"])),
        .open(address: "https://example.com", isInApp: false)
      ), (HostCall(name: "userCustomAction", argument: .object(["userCustomId": "c"])), .custom(id: "c")),
      (HostCall(name: "onSelectProduct", argument: .object(["productId": "p1"])), .select(productID: "p1")),
      (HostCall(name: "changeFocus", argument: .object(["id": "f"])), .focus(id: "f")),
      (HostCall(name: "changeFocus"), .focus(id: nil)),
      (
        HostCall(
          name: "moveScroll",
          argument: .object(["instanceId": "main", "kind": "content", "value": "end"])
        ), .scroll(toStart: false)
      ), (HostCall(name: "sendEvents", argument: .object(["events": .strings(["a"])])), .events(["a"])),
      (HostCall(name: "sendAnalyticsEvent", argument: .object(["name": "n"])), .report(name: "n")),
    ] as [(HostCall, FlowNotice)]
  )
  func `what a flow asks of the app is told and not done`(call: HostCall, notice: FlowNotice) throws {
    let phone = try FakePhone([FakePhone.open("main"), call])
    #expect(phone.run.notices == [notice])
    #expect(phone.checks == [])
  }

  @Test(
    arguments: [
      HostCall(name: "openScreen"), HostCall(name: "userCustomAction", argument: .object([:])),
      HostCall(name: "openScreen", argument: .object(["type": "main", "instanceId": "m"])),
      HostCall(name: "purchaseProduct", argument: .object(["productId": .number("5")])),
      HostCall(name: "setTimer", argument: .object(["id": "t"])), HostCall(name: "openUrl"),
      HostCall(name: "sendEvents", argument: .object(["events": .array([])])),
      HostCall(name: "onSelectProduct", argument: "p1"), HostCall(name: "sendAnalyticsEvent"),
      HostCall(name: "moveScroll", argument: .object(["instanceId": "main"])),
    ]
  )
  func `a call without what it needs is left out, and named`(call: HostCall) throws {
    let phone = try FakePhone([FakePhone.open("main"), call])
    #expect(phone.run.notices == [])
    #expect(phone.run.question == nil)
    #expect(phone.checks == ["ignored-call"])
  }

  @Test(arguments: ["none", "tag"])
  func `a string without a plain text is no address`(id: String) throws {
    let phone = try FakePhone([
      FakePhone.open("main"), HostCall(name: "openUrl", argument: .object(["stringId": .string(id)])),
    ])
    #expect(phone.run.notices == [])
    #expect(phone.checks == ["no-address"])
  }

  // MARK: - Screens

  @Test func `the first screen comes, and is there`() throws {
    let phone = try FakePhone()
    #expect(phone.calls == ["mainComes", "mainIsThere"])
    #expect(phone.screens == ["main"])
  }

  @Test func `a screen in the place of another: the old one goes first`() throws {
    var phone = try FakePhone(functions: ["one": [FakePhone.open("other")]])
    phone.press(0)
    #expect(phone.calls.suffix(4) == ["one", "two", "mainGoes", "mainIsGone"])
    #expect(phone.screens == ["other"])
  }

  @Test func `a screen that is shown already is left alone`() throws {
    var phone = try FakePhone(functions: ["one": [FakePhone.open("main")]])
    phone.press(0)
    #expect(phone.calls == ["mainComes", "mainIsThere", "one", "two"])
  }

  @Test func `a navigator lies over another one, with its own actions, until it is closed`() throws {
    let close = HostCall(name: "closeScreen", argument: .object(["navigatorId": "sheet"]))
    var phone = try FakePhone(functions: ["one": [FakePhone.open("other", in: "sheet")], "beside": [close]])
    phone.press(0)
    #expect(phone.screens == ["main", "other"])
    #expect(phone.calls.last == "sheetComes")
    phone.take(.back)
    #expect(phone.calls.last == "beside")
    #expect(phone.screens == ["main"])
    #expect(phone.checks == [])
  }

  @Test func `the back button runs on Android only`() throws {
    for platform in Platform.allCases {
      var phone = try FakePhone(platform: platform)
      phone.take(.back)
      #expect(phone.calls.contains("back") == (platform == .android))
    }
  }

  @Test(
    arguments: [
      (FakePhone.open("nowhere"), "unknown-screen"),
      (FakePhone.open("main", in: "cellar"), "unknown-navigator"),
      (HostCall(name: "closeScreen", argument: .object(["navigatorId": "sheet"])), "unknown-navigator"),
    ]
  )
  func `what does not exist is named`(call: HostCall, check: String) throws {
    #expect(try FakePhone([FakePhone.open("other"), call]).checks == [check])
  }

  @Test func `a script that opens nothing shows nothing`() throws {
    let phone = try FakePhone([])
    #expect(phone.screens == [])
    #expect(phone.checks == ["no-screen"])
  }

  @Test func `screens that open each other for ever come to an end`() throws {
    let phone = try FakePhone(
      functions: [
        "mainComes": [FakePhone.open("other", id: "o")], "mainIsGone": [FakePhone.open("main", id: "m")],
      ],
      view: FakePhone.view.replacing(
        #""other": {"#,
        with: #""other": {"on_did_appear": {"func": "mainIsGone"}, "#
      )
    )
    #expect(phone.checks == ["endless-navigation"])
  }

  // MARK: - Questions

  @Test(arguments: ["success", "userCanceled", "pending", "fail"])
  func `a purchase: event, question, event, callback`(result: String) throws {
    let buy = HostCall(name: "purchaseProduct", argument: .object(["productId": "p1"]), callback: 7)
    var phone = try FakePhone([FakePhone.open("main"), buy])
    #expect(Set(phone.events) == ["productsLoaded", "willPurchase"])
    #expect(phone.answers == [])
    phone.take(.answer(result))
    #expect(phone.events.last == "didPurchase")
    #expect(phone.answers == [.object(["productId": "p1", "result": .string(result)])])
    #expect(phone.run.question == nil)
  }

  @Test func `an unknown product fails at once`() throws {
    let buy = HostCall(name: "purchaseProduct", argument: .object(["productId": "p9"]), callback: 0)
    let phone = try FakePhone([FakePhone.open("main"), buy])
    #expect(phone.answers == [.object(["productId": "p9", "result": "fail"])])
    #expect(phone.checks == ["unknown-product"])
  }

  @Test func `a purchase on the web is pending, and restoring succeeds, unless one chooses otherwise`() throws
  {
    let web = HostCall(name: "webPurchaseProduct", argument: .object(["productId": "p1"]), callback: 0)
    let restore = HostCall(name: "restorePurchases", callback: 1)
    var phone = try FakePhone([FakePhone.open("main"), web, restore])
    #expect(phone.run.question?.answers.map(\.id) == ["pending", "fail"])
    phone.take(.answer("pending"))
    #expect(phone.run.question?.answers.map(\.id) == ["success", "fail"])
    phone.take(.answer("fail"))
    #expect(phone.answers.last == .object(["result": "fail"]))
    #expect(phone.events.suffix(1) == ["didRestorePurchases"])
  }

  @Test func `an alert has the script's words, and the title is the id of a button without one`() throws {
    let alert = HostCall(
      name: "showAlertDialog",
      argument: .object([
        "title": "T", "message": "M",
        "actions": .array([
          .object(["title": "Yes", "actionId": "y"]), .object(["title": "No", "style": "cancel"]),
        ]),
      ]),
      callback: 0
    )
    var phone = try FakePhone([FakePhone.open("main"), alert, alert])
    #expect(phone.run.question?.subject == .alert(title: "T", message: "M"))
    #expect(phone.run.question?.calledOff.title == "No")
    #expect(phone.checks == ["ignored-call"], "a second alert is left out")
    phone.take(.answer("No"))
    #expect(phone.answers == [.object(["actionId": "No"])])
    #expect(phone.run.question == nil)
  }

  @Test(arguments: [("allow", true), ("deny", false)])
  func `a permission is allowed or denied`(answer: String, isAllowed: Bool) throws {
    let ask = HostCall(
      name: "showRequestPermission",
      argument: .object(["permission": "push", "customArgs": .object(["a": "b"])]),
      callback: 0
    )
    var phone = try FakePhone([FakePhone.open("main"), ask])
    phone.take(.answer(answer))
    #expect(
      phone.answers == [
        .object([
          "customArgs": .object(["a": "b"]), "permission": "push", "result": .bool(isAllowed),
          "detailResult": .null,
        ])
      ]
    )
  }

  @Test func `nothing is pressed while a question waits`() throws {
    var phone = try FakePhone(functions: ["one": [HostCall(name: "restorePurchases")]])
    let target = phone.run.controls[0].target
    phone.press(0)
    #expect(phone.run.controls == [])
    phone.take(.press(target))
    #expect(phone.checks == ["refused-step"])
    phone.take(.answer("nonsense"))
    #expect(phone.run.question != nil)
  }

  // MARK: - Actions, variables and timers

  @Test func `a function is given its parameters and the screen; the rest of the list follows`() throws {
    var phone = try FakePhone()
    phone.press(0)
    let argument = phone.requests.lazy.compactMap { request -> JSONValue? in
      if case .call("one", let argument) = request { argument } else { nil }
    }.first
    #expect(argument?["_screen"]?["instanceId"]?.string == "main")
    #expect(phone.calls.suffix(2) == ["one", "two"])
  }

  @Test func `after a missing function iOS leaves out the rest, and Android goes on`() throws {
    for platform in Platform.allCases {
      var phone = try FakePhone(
        platform: platform,
        view: FakePhone.view.replacing(#""func": "one""#, with: #""func": "none""#)
      )
      phone.press(0)
      #expect(phone.calls.last == (platform == .iOS ? "none" : "two"))
      #expect(phone.checks == ["missing-function"])
    }
  }

  @Test func `a switch writes what its converter says, and a field its text`() throws {
    var phone = try FakePhone(variables: ["plan": .text("a")])
    phone.press(1)
    phone.press(2)
    phone.take(.type("Ada", into: phone.run.controls[3].target))
    #expect(phone.writes.map(\.path) == ["on", "plan", "name"])
    #expect(phone.writes.map(\.setter) == ["turn", nil, nil])
    #expect(phone.writes.map(\.value) == [.bool(true), "b", "Ada"])
  }

  @Test func `what the script switches off cannot be pressed`() throws {
    var phone = try FakePhone(variables: ["enabled": .bool(false)])
    #expect(phone.run.controls.map(\.isEnabled) == [true, true, true, true, false])
    phone.press(4)
    #expect(phone.run.notices == [])
    #expect(phone.checks == ["refused-step"])
  }

  @Test func `an action of 4x is done in 5x as well`() throws {
    var phone = try FakePhone()
    phone.press(4)
    #expect(phone.run.notices == [.close])
  }

  @Test(
    arguments: [
      (.object(["id": "sale", "duration": .number("90")]), 90),
      (.object(["id": "sale", "endAt": .number("1090000")]), 90),
      (.object(["id": "sale", "endAt": .number("5")]), 0),
      (.object(["id": "sale", "behavior": "custom", "duration": .number("5")]), 3600),
    ] as [(JSONValue, Double)]
  )
  func `a timer stands still until it is ended`(argument: JSONValue, seconds: Double) throws {
    var phone = try FakePhone([
      FakePhone.open("main"), HostCall(name: "setTimer", argument: argument, callback: 0),
    ])
    #expect(phone.run.stage?.top?.state.secondsLeft == ["sale": seconds])
    phone.take(.expire(timer: "sale"))
    #expect(phone.run.stage?.top?.state.secondsLeft == ["sale": 0])
    #expect(phone.calls.last == "over")
    #expect(phone.answers == [.object(["timerId": "sale"])])
    phone.take(.expire(timer: "sale"))
    #expect(phone.checks == ["refused-step"])
  }

  // MARK: - Limits

  @Test func `the engine's end takes back the step that ended it`() throws {
    var phone = try FakePhone()
    phone.press(0)
    phone.run.take(.press(phone.run.controls[0].target))
    _ = phone.run.nextRequest()
    phone.run.receive(.ended(.time))
    phone.settle()
    #expect(phone.run.walk.steps.count == 1)
    #expect(phone.screens == ["main"])
    #expect(phone.checks == ["script-stopped"])
  }

  @Test func `a script that ends the engine at once is given up, and without an engine none runs`() throws {
    for end in [EngineEnd.time, .memory, .failure("x"), .unavailable] {
      var phone = try FakePhone()
      phone.run = FlowRun(phone.run.view, in: phone.run.world)
      _ = phone.run.nextRequest()
      phone.run.receive(.ended(end))
      #expect(phone.run.nextRequest() == nil)
      #expect(phone.run.standstill != nil)
      #expect(phone.run.isIdle)
    }
  }

  @Test func `an event that leads to itself comes to an end`() throws {
    let restore = HostCall(name: "restorePurchases")
    let phone = try FakePhone([FakePhone.open("main"), restore], functions: ["handleSDKEvent": [restore]])
    #expect(phone.checks == ["endless-calls"])
  }
}
