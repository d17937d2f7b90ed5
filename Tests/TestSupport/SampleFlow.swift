/// A flow with every thing that a frame can show: a default, a localization with a gap, one from right to
/// left, scripts of wide and of stacked letters, a text that is empty, and two screens.
package enum SampleFlow {
  /// The flow as a file holds it.
  package static let text = """
    {
      "format": "5.0.0",
      "default_localization": "en",
      "localizations": [
        {"id": "en", "strings": [
          {"id": "title", "value": "Unlock everything"},
          {"id": "courses", "value": "All courses"},
          {"id": "note", "value": "Cancel any time"},
          {"id": "buy", "value": "Start free trial"}
        ]},
        {"id": "pt-br", "strings": [
          {"id": "title", "value": "Desbloqueie tudo"},
          {"id": "note", "value": ""},
          {"id": "buy", "value": "Comece agora"}
        ]},
        {"id": "ar", "is_right_to_left": true, "strings": [
          {"id": "title", "value": "افتح كل شيء"},
          {"id": "courses", "value": "كل الدورات"},
          {"id": "note", "value": "ألغ في أي وقت"},
          {"id": "buy", "value": "ابدأ الآن"}
        ]},
        {"id": "ja", "strings": [
          {"id": "title", "value": "すべて解放"},
          {"id": "courses", "value": "全コース"},
          {"id": "note", "value": "いつでも解約できます"},
          {"id": "buy", "value": "無料で始める"}
        ]},
        {"id": "th", "strings": [
          {"id": "title", "value": "ปลดล็อกทั้งหมด"},
          {"id": "courses", "value": "ทุกหลักสูตร"},
          {"id": "note", "value": "ยกเลิกได้ทุกเมื่อ"},
          {"id": "buy", "value": "เริ่มทดลองใช้ฟรี"}
        ]}
      ],
      "screens": {
        "offer": {
          "layout_behaviour": "flat",
          "content": {"type": "v_stack", "content": [
            {"type": "text", "string_id": "title"},
            {"type": "text", "string_id": "courses"},
            {"type": "text", "string_id": "note"}
          ]},
          "footer": {"type": "button", "action": {"func": "SDK.closeAll"}, "content": {
            "type": "text", "string_id": "buy"
          }}
        },
        "thanks": {
          "layout_behaviour": "flat",
          "content": {"type": "v_stack", "content": [\(tallContent)]}
        }
      }
    }
    """

  /// More lines than a phone has, so that there is something to scroll.
  private static let tallContent =
    Array(repeating: #"{"type": "text", "string_id": "courses"}"#, count: 60).joined(separator: ",")

  /// The same, cut short in its third line.
  package static let broken =
    text.split(separator: "\n").prefix(3).joined(separator: "\n") + "\n  \"localizations\": [\n"
}
