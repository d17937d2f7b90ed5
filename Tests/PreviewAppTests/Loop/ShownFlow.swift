import FlowDocuments

@testable import PreviewApp

/// A flow with every thing that a pane can show: a default, a localization with a gap, one from right to
/// left, scripts of wide and of stacked letters, a text that is empty, and two screens.
enum ShownFlow {
  static let text = """
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

  /// One file with this one flow.
  static func library(_ text: String = text, name: String = "offer.json") -> Library {
    do {
      return Library(documents: [try FlowDocument(bytes: Array(text.utf8), name: name)])
    } catch {
      return Library(documents: [], problems: [Library.Problem(name: name, failure: .input(name, error))])
    }
  }

  /// Two files, so that there is something to choose from.
  static var two: Library {
    library() + library(text.replacing("Unlock everything", with: "The second"), name: "second.json")
  }

  /// What reading gives while the file is half written.
  static var broken: Library { library(#"{"format": "5.0.0", "screens": "#) }
}

extension Library {
  fileprivate static func + (left: Library, right: Library) -> Library {
    Library(documents: left.documents + right.documents, problems: left.problems + right.problems)
  }
}
