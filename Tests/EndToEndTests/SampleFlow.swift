/// A flow small enough to be read whole: a default, a localization with a gap, and one from right to left.
enum SampleFlow {
  static let text = """
    {
      "format": "5.0.0",
      "default_localization": "en",
      "localizations": [
        {"id": "en", "strings": [
          {"id": "title", "value": "Unlock everything"},
          {"id": "courses", "value": "All courses"},
          {"id": "buy", "value": "Start free trial"}
        ]},
        {"id": "pt-br", "strings": [
          {"id": "title", "value": "Desbloqueie tudo"},
          {"id": "buy", "value": "Comece agora"}
        ]},
        {"id": "ar", "is_right_to_left": true, "strings": [
          {"id": "title", "value": "افتح كل شيء"},
          {"id": "courses", "value": "كل الدورات"},
          {"id": "buy", "value": "ابدأ الآن"}
        ]},
        {"id": "ja", "strings": [
          {"id": "title", "value": "すべて解放"},
          {"id": "courses", "value": "全コース"},
          {"id": "buy", "value": "無料で始める"}
        ]}
      ],
      "screens": {
        "offer": {
          "layout_behaviour": "flat",
          "content": {"type": "v_stack", "content": [
            {"type": "text", "string_id": "title"},
            {"type": "text", "string_id": "courses"}
          ]},
          "footer": {"type": "button", "action": {"func": "SDK.closeAll"}, "content": {
            "type": "text", "string_id": "buy"
          }}
        }
      }
    }
    """

  /// The same, cut short in its third line.
  static let broken =
    text.split(separator: "\n").prefix(3).joined(separator: "\n") + "\n  \"localizations\": [\n"
}
