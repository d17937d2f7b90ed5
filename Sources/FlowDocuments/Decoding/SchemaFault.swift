/// Something in a view that an SDK refuses or reads otherwise than it looks.
///
/// From code: what each of four versions does was read in, and partly tried with, the sources of iOS 3.17
/// (views of 4.x only), iOS 4.0, iOS 4.1 and Android 4.1. What is left out of a message does as the file says.
enum SchemaFault {
  /// An element without `type`.
  case noType
  /// A type that no version knows.
  case unknownType(String)
  /// A type of schema 5.1.
  case laterType(String)
  /// `reference` in a view of 5.x.
  case reference
  /// `#name` in a view of 5.x.
  case namedTemplate(String)
  /// `child`, the slot of a template.
  case slot
  /// `screen_holder` outside a navigator.
  case strayScreenHolder
  /// A key that has to be there.
  case missing(key: String, owner: String)
  /// A word that is none of those that a key may have; with what was found instead.
  case unknownWord(key: String, found: String)
  /// A value of a kind that the SDK does not expect under a key; with what was found instead.
  case unexpected(key: String, found: String)
  /// A common property that cannot be read.
  case unreadableProperty(key: String, isLegacy: Bool)
  /// A text whose `background` is a colour: iOS reads the key twice.
  case textBackground(isLegacy: Bool)
  /// A text whose `background` is a list of elements.
  case textBackgroundList
  /// A number as the index of a section in a view of 5.x.
  case sectionIndex
  /// A colour where the id of a picture belongs.
  case colorAsPicture(String)
  /// A picture that is not in the file.
  case missingPicture(String)
  /// `if` with a list of platforms.
  case platformList
  /// `if` without the branch that is taken.
  case missingBranch(String)
  /// An element that is hidden by nothing but its one common property.
  case loneInvisibility(key: String)
  /// A second element with one `element_id`.
  case sameElementID(String)
  /// A toggle of 4.x with `on_condition`.
  case toggleCondition
  /// A `template_id` of 4.x that names no layout.
  case unknownTemplateID(String)
  /// A hero screen without its head.
  case noCover
  /// `products.selected` of 4.x as a plain string.
  case plainSelection
  /// A template that is filed under a key with `#`.
  case templateKey(String)
  /// More elements inside each other than are read.
  case tooDeep(limit: Int)

  /// The stable name of the check.
  var check: CheckID {
    switch self {
    case .noType, .strayScreenHolder, .missing, .unknownWord, .unexpected, .sectionIndex, .colorAsPicture,
      .platformList:
      .invalidValue
    case .unknownType: .unknownElement
    case .laterType: .laterElement
    case .reference: .referenceElement
    case .namedTemplate: .namedTemplate
    case .slot: .templateSlot
    case .unreadableProperty: .invalidProperty
    case .textBackground, .textBackgroundList: .textBackground
    case .missingPicture: .missingPicture
    case .missingBranch: .missingBranch
    case .loneInvisibility: .loneInvisibility
    case .sameElementID: .duplicateElementID
    case .toggleCondition: .toggleCondition
    case .unknownTemplateID: .unknownTemplateID
    case .noCover: .missingCover
    case .plainSelection: .plainSelection
    case .templateKey: .templateKey
    case .tooDeep: .tooDeep
    }
  }

  /// An error where the newest version for such a view shows nothing, or nothing of use; a note where only
  /// older ones differ.
  var severity: Diagnostic.Severity {
    switch self {
    case .laterType, .namedTemplate: .note
    case .unknownType, .slot, .loneInvisibility, .toggleCondition,
      .unknownTemplateID, .plainSelection, .templateKey:
      .warning
    case .unreadableProperty(_, let isLegacy), .textBackground(let isLegacy): isLegacy ? .warning : .error
    case .noType, .reference, .strayScreenHolder, .missing, .unknownWord, .unexpected, .textBackgroundList,
      .sectionIndex, .colorAsPicture, .missingPicture, .platformList, .missingBranch, .sameElementID,
      .noCover, .tooDeep:
      .error
    }
  }

  /// What is told of only once in a view, since it is the same wherever it stands; nil for all else.
  var repeatedSubject: String? {
    switch self {
    case .laterType(let type): type
    case .namedTemplate, .slot: check.rawValue
    default: nil
    }
  }

  /// What is wrong, and what it leads to.
  var message: String {
    switch self {
    case .noType: "an element without “type”: the app would show nothing"
    case .unknownType(let type):
      "the element “\(type)” is not known: iOS shows the words “Unknown View \(type)”, Android nothing"
    case .laterType(let type): "“\(type)” came with iOS 4.1: iOS 4.0 shows nothing of this view"
    case .reference:
      "“reference” belongs to views of 4.x: iOS shows nothing of this view; use a template instead"
    case .namedTemplate(let name):
      "“#\(name)” draws a template: iOS 4.0 shows nothing of a view with one, iOS 4.1 draws it"
    case .slot:
      "only Android fills the slots of templates: iOS 4.0 shows nothing of this view, iOS 4.1 the words “Unknown View child”"
    case .strayScreenHolder: "a “screen_holder” inside a screen: the app would show nothing"
    case .missing(let key, let owner): "\(owner) without “\(key)”: the app would show nothing"
    case .unknownWord(let key, let found), .unexpected(let key, let found):
      "“\(key)” is \(found): the app would show nothing"
    case .unreadableProperty(let key, let isLegacy):
      isLegacy
        ? "“\(key)” cannot be read, so the app ignores padding, offset, opacity and decorator here"
        : "“\(key)” cannot be read: SDK 4.1 shows nothing, SDK 4.0 ignores what stands beside it"
    case .textBackground(let isLegacy):
      "iOS reads the “background” of a text as elements behind it too: iOS 4.0 loses padding, offset and opacity here, iOS 4.1 shows nothing of this view"
        + (isLegacy ? "; iOS 3.17 draws it" : "")
    case .textBackgroundList:
      "a text cannot have elements in “background”, where its colour belongs: the app would show nothing; put it into a box"
    case .sectionIndex:
      "“index” of a section is a number, which only views of 4.x may have: iOS shows nothing"
    case .colorAsPicture(let color): "“asset_id” is the colour \(color), not a picture: iOS shows nothing"
    case .missingPicture(let id):
      "the picture “\(id)” is not in the file: iOS 3.17 shows nothing of this view, later versions a plain rectangle"
    case .platformList: "“platform” is a list, which iOS cannot read: it shows nothing of this view"
    case .missingBranch(let key): "an “if” without “\(key)”: the app would show nothing"
    case .loneInvisibility(let key):
      "iOS 3.17 shows this all the same: it overlooks “\(key)” where no other common property stands beside it"
    case .sameElementID(let id): "two elements have the “element_id” “\(id)”: the app would show nothing"
    case .toggleCondition: "“on_condition” is read by iOS 3.17 only: later versions show nothing"
    case .unknownTemplateID(let id):
      "the template “\(id)” is not known: iOS 3.17 shows nothing, later versions centre the content and do not scroll it"
    case .noCover:
      "a screen with a cover has none: iOS shows only its footer and what lies over and behind all, Android nothing"
    case .plainSelection:
      "“selected” is a plain string: Android selects nothing; name the group, as in {\"group_A\": …}"
    case .templateKey(let key): "the template is filed under “\(key)”: Android finds it only without “#”"
    case .tooDeep(let limit): "more than \(limit) elements inside each other"
    }
  }
}
