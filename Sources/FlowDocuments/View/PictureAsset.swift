/// The picture of an image or a video, as far as the file carries it.
package struct PictureAsset: Hashable, Sendable {
  /// The picture itself or a smaller one; nil when the file only says where it is.
  package let data: EmbeddedPicture?

  /// Whether the data are those of a small picture that is shown until the real one has been fetched.
  package let isPreview: Bool

  /// Where the app fetches it; nil when the file holds it.
  package let url: String?

  /// Creates a picture.
  package init(data: EmbeddedPicture? = nil, isPreview: Bool = false, url: String? = nil) {
    self.data = data
    self.isPreview = isPreview
    self.url = url
  }
}
