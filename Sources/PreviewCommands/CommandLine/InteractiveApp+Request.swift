package import PreviewInterface
import PreviewModel
package import TerminalUI

extension InteractiveApp {
  /// Creates the program from what the command line asks for.
  package init(_ request: InteractiveRequest, size: CellSize) {
    let preferences = AppState.Preferences(
      platform: request.options.platform,
      rule: request.options.rule,
      kit: request.options.kit,
      reference: request.options.reference,
      flowID: request.options.flow,
      screenID: request.options.screen,
      showsMarks: request.options.showsMarks,
      device: request.options.shownDevice,
      isDark: request.options.isDark,
      showsPictures: request.options.showsPictures,
      store: request.options.store
    )
    var state = AppState(
      request.library,
      size: size,
      requested: request.options.stored ?? request.options.locale,
      languages: request.options.languages ?? [],
      preferences: preferences
    )
    state.take(request.walk)
    self.init(state) {
      do throws(Failure) {
        return try request.loader.load(request.files)
      } catch {
        return Library(
          documents: [],
          problems: [Library.Problem(name: request.files.first ?? "", failure: error)]
        )
      }
    }
  }
}
