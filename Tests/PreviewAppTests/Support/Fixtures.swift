/// Small files that the tests open.
enum Fixtures {
  /// A flow of one screen: `en` is the default, `pt-br` lacks the button, `de` has an empty one.
  static let flow = """
    {
      "format": "5.0.0",
      "default_localization": "en",
      "localizations": [
        {"id": "en", "strings": [{"id": "title", "value": "Hello"}, {"id": "buy", "value": "Buy now"}]},
        {"id": "pt-br", "strings": [{"id": "title", "value": "Olá"}]},
        {"id": "de", "strings": [{"id": "title", "value": "Hallo"}, {"id": "buy", "value": ""}]}
      ],
      "screens": {
        "offer": {
          "layout_behaviour": "flat",
          "content": {
            "type": "v_stack",
            "content": [
              {"type": "text", "string_id": "title"},
              {"type": "text", "string_id": "buy"}
            ]
          }
        }
      }
    }
    """

  /// A flow of format 11 whose placement has two variations, both with a view.
  static let fallback = """
    {
      "meta": {"version": 11, "response_created_at": 1, "developer_ids": ["home"]},
      "data": {"home": {"meta": {"placement": {"developer_id": "home"}}, "data": [
        {"variation_id": "v-1", "weight": 50, "flow_id": "f-1", "flow_name": "Calm", "flow_version_id": "fv",
         "ui_schema": {"layouts": [{"flow_layout_id": "L"}],
           "grids": [{"platforms": "all", "devices": "all", "cells": [0]}]}, "variations": []},
        {"variation_id": "v-2", "weight": 50, "flow_id": "f-2", "flow_name": "Loud", "flow_version_id": "fv",
         "ui_schema": {"layouts": [{"flow_layout_id": "L"}],
           "grids": [{"platforms": "all", "devices": "all", "cells": [0]}]}, "variations": []}
      ]}},
      "ui_builder": {"L": \(flow)}
    }
    """
}
