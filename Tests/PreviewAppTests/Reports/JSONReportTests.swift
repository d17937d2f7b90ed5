import Testing

@Suite("Reports for programs")
struct JSONReportTests {
  @Test("resolve --format json")
  func resolve() {
    #expect(
      Run.run("resolve flow.json --locale pt_BR --format json").output == """
        {
          "rule": "flow",
          "platform": "ios",
          "requested": "pt_BR",
          "tried": [
            "pt_BR"
          ],
          "outcome": "default",
          "silent_fallback": true,
          "localization": "en",
          "default_localization": "en",
          "suggestion": "pt-br",
          "near_misses": [
            {
              "id": "pt-br",
              "reason": "differs by case and “_”"
            }
          ],
          "other_scripts": [],
          "strings": {
            "total": 2,
            "own": 2,
            "merged": 0,
            "empty": 0,
            "missing": 0
          },
          "merged_strings": [],
          "direction": "ltr",
          "platform_notes": [],
          "disagreements": [
            {
              "topic": "How a flow matches a code",
              "other": {
                "source": "French page, page for Unity (older revisions)",
                "claim": "case and “_” are folded, then the part before the first hyphen",
                "localization": "pt-br"
              },
              "followed": {
                "source": "Spanish and Vietnamese pages, code",
                "claim": "character by character",
                "localization": "en"
              }
            }
          ],
          "trace": [
            "“pt_BR” is no localization",
            "the default “en” is shown: no error, no log"
          ],
          "other_rules": [
            {
              "rule": "flow-android-4.0.0",
              "outcome": "default",
              "localization": "en"
            },
            {
              "rule": "onboarding",
              "outcome": "normalized",
              "localization": "pt-br"
            },
            {
              "rule": "paywall",
              "outcome": "normalized",
              "localization": "pt-br"
            },
            {
              "rule": "cdn",
              "outcome": "english",
              "localization": "en"
            },
            {
              "rule": "flow-normalized",
              "outcome": "normalized",
              "localization": "pt-br"
            }
          ]
        }

        """
    )
  }

  @Test("render --format json")
  func render() {
    #expect(
      Run.run("render flow.json --locale de --width 20 --format json").output == """
        {
          "rule": "flow",
          "platform": "ios",
          "requested": "de",
          "tried": [
            "de"
          ],
          "outcome": "exact",
          "silent_fallback": false,
          "localization": "de",
          "default_localization": "en",
          "file": "flow.json",
          "placement": "flow.json",
          "variation": "flow.json",
          "screen": "offer",
          "screens": [
            "offer"
          ],
          "direction": "ltr",
          "width": 20,
          "rows": [
            "       Hallo"
          ],
          "texts": [
            {
              "string": "title",
              "origin": "own",
              "fate": "shown",
              "tag": null,
              "row": 0,
              "column": 7,
              "width": 5,
              "height": 1
            },
            {
              "string": "buy",
              "origin": "own",
              "fate": "empty",
              "tag": null,
              "row": 1,
              "column": 9,
              "width": 0,
              "height": 0
            }
          ],
          "dark": false,
          "images": [],
          "merged_strings": [],
          "diagnostics": [],
          "script": null
        }

        """
    )
  }

  @Test("strings --format json")
  func strings() {
    #expect(
      Run.run("strings flow.json --locale pt-br --format json").output == """
        {
          "rule": "flow",
          "platform": "ios",
          "requested": "pt-br",
          "tried": [
            "pt-br"
          ],
          "outcome": "exact",
          "silent_fallback": false,
          "localization": "pt-br",
          "default_localization": "en",
          "counts": {
            "total": 2,
            "own": 1,
            "merged": 1,
            "empty": 0,
            "missing": 0
          },
          "strings": [
            {
              "id": "title",
              "origin": "own",
              "text": "Olá",
              "default_text": "Hello",
              "tags": [],
              "screens": [
                "offer"
              ]
            },
            {
              "id": "buy",
              "origin": "default",
              "text": "Buy now",
              "default_text": "Buy now",
              "tags": [],
              "screens": [
                "offer"
              ]
            }
          ]
        }

        """
    )
  }

  @Test("check --format json")
  func check() {
    #expect(
      Run.run("check flow.json --format json").output == """
        {
          "findings": [
            {
              "check": "empty-string",
              "severity": "error",
              "localization": "de",
              "string": "buy",
              "screen": null,
              "message": "“buy” is empty and hides the text of the default",
              "pointer": null,
              "file": "flow.json",
              "variation": "flow.json"
            },
            {
              "check": "merged-strings",
              "severity": "warning",
              "localization": "pt-br",
              "string": "buy",
              "screen": null,
              "message": "1 of 2 strings come from “en”: buy",
              "pointer": null,
              "file": "flow.json",
              "variation": "flow.json"
            }
          ],
          "summary": {
            "error": 1,
            "warning": 1,
            "note": 0,
            "views": 1,
            "languages": 0
          }
        }

        """
    )
  }

  @Test("A bare list is decided without a file")
  func bareList() {
    let output = Run.run("resolve --available en,pt-br --default en --locale pt_BR --format json").output
    #expect(output.contains("\"suggestion\": \"pt-br\""))
    #expect(output.contains("\"strings\": null"))
    #expect(output.contains("\"direction\": null"))
  }

  @Test("Ids and texts are data: controls leave as escapes")
  func escapes() {
    let run = Run.run("resolve flow.json --locale=\u{1B}[2J\u{202E} --format json")
    #expect(run.output.contains("\"requested\": \"\\u001b[2J\\u202e\""))
    #expect(!run.output.unicodeScalars.contains("\u{1B}"))
    #expect(!run.output.unicodeScalars.contains("\u{202E}"))
  }
}
