import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension CodePassage {
  /// Which folder the phone's languages lead to, and the code that stands in it.
  func lines(_ style: ReportStyle) -> [String] {
    let phone = (folder?.preferred ?? []).map(\.rawValue).joined(separator: ", ")
    var lines = [style.dim(folders.title), "A phone set to \(phone) reads the app's strings".drawable]
    lines += (folder?.trace ?? []).lines
    lines.append("  i \(FolderMatcher.caveat)")
    guard let row = rows.first else { return lines }
    lines += ["", "The app passes \(row.code.quoted) (\(row.place(in: folders)))".drawable]
    if let code = row.codeToWrite {
      lines.append(style.bold("  write \(code.quoted) into “\(AppStringsPreview.key)”"))
    }
    return lines
  }
}
