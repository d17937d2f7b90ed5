/// Fallback files whose variations have something else to look at than one view.
enum Fallbacks {
  /// A placement with a flow that the app draws itself from three remote configs.
  static let configs = fallback(
    flow: #"""
      "remote_configs": [
        {"lang": "fr", "data": "{\"title\": \"Bonjour\", \"price\": 1.10, \"family\": true}"},
        {"lang": "en", "data": "{\"title\": \"Hello\", \"price\": \"1.10\", \"badge\": {\"text\": \"New\"}}"},
        {"lang": "de", "data": "Hallo"}
      ]
      """#
  )

  /// A paywall of SDK v3 that the app draws itself from the one remote config that the server chose.
  static let paywall = """
    {"meta": {"version": 9}, "data": {"home": {"meta": {}, "data": [
      {"variation_id": "v-1", "paywall_id": "p-1", "paywall_name": "Own",
       "remote_config": {"lang": "de", "data": "{\\"title\\": \\"Hallo\\"}"}, "products": []}]}}}
    """

  /// Paywalls of SDK v3 that the app draws itself, with empty remote configs.
  static func emptyConfigs(_ variations: [String]) -> String {
    let data = variations.map { id in
      #"{"variation_id": "\#(id)", "paywall_id": "p", "paywall_name": "Own", "remote_config": {"lang": "en", "data": ""}, "products": []}"#
    }
    return
      #"{"meta": {"version": 9}, "data": {"home": {"meta": {}, "data": [\#(data.joined(separator: ","))]}}}"#
  }

  /// A placement with an onboarding.
  static let onboarding = """
    {"meta": {"version": 9}, "data": {"tour": {"meta": {}, "data": [
      {"variation_id": "o-1", "onboarding_id": "o", "onboarding_name": "Tour",
       "onboarding_builder": {"config_url": "https://x.example/tour.json", "lang": "en"}}]}}}
    """

  /// A flow with one layout for iOS and another for Android.
  static let layouts = fallback(
    flow: """
      "ui_schema": {"layouts": [{"flow_layout_id": "apple"}, {"flow_layout_id": "google"}],
        "grids": [{"platforms": ["ios"], "devices": "all", "cells": [0]},
                  {"platforms": ["android"], "devices": "all", "cells": [1]}]}
      """,
    views: """
      "apple": \(Fixtures.flow.replacing("Hello", with: "From the orchard")),
      "google": \(Fixtures.flow.replacing("Hello", with: "From the robot"))
      """
  )

  private static func fallback(flow: String, views: String = "") -> String {
    """
    {"meta": {"version": 11}, "data": {"home": {"meta": {}, "data": [
      {"variation_id": "v-1", "flow_id": "f-1", "flow_name": "Own", \(flow), "variations": []}]}},
     "ui_builder": {\(views)}}
    """
  }
}
