/// Many words, looked for in a text all at once.
///
/// From Aho and Corasick: the words are made a tree of their letters, and where a text leaves the tree it goes on
/// at the longest end of what was read that begins a word too. So the text is read once, however many words
/// there are.
struct TextSearch {
  /// A beginning of one or more words.
  private struct Node {
    /// The longest other beginning that this one ends with.
    var fallback = 0
    /// The word that is complete here.
    var word: Int?
    /// The nearest node behind `fallback` at which a word is complete.
    var shorterWord: Int?
  }

  private struct Step: Hashable {
    let node: Int
    let byte: UInt8
  }

  private let words: [String]
  private var nodes = [Node()]
  private var steps: [Step: Int] = [:]

  /// The steps from the start by their letter, which most of a text is read with.
  private var firstSteps = [Int](repeating: 0, count: 256)

  /// Prepares to look for words; an empty one stands in every text.
  init(_ words: [String]) {
    self.words = words
    // By parent first, so that what a node falls back to is ready before it.
    var layers: [[(parent: Int, byte: UInt8, node: Int)]] = []
    for (number, word) in words.enumerated() {
      var node = 0
      for (depth, byte) in word.utf8.enumerated() {
        let step = Step(node: node, byte: byte)
        if let next = steps[step] {
          node = next
        } else {
          if layers.count == depth { layers.append([]) }
          layers[depth].append((node, byte, nodes.count))
          steps[step] = nodes.count
          if node == 0 { firstSteps[Int(byte)] = nodes.count }
          node = nodes.count
          nodes.append(Node())
        }
      }
      nodes[node].word = nodes[node].word ?? number
    }
    for (parent, byte, node) in layers.dropFirst().joined() {
      let fallback = next(after: nodes[parent].fallback, byte)
      nodes[node].fallback = fallback
      nodes[node].shorterWord = nodes[fallback].word == nil ? nodes[fallback].shorterWord : fallback
    }
  }

  /// The words that stand in a text, anywhere, also inside others.
  func found(in text: String) -> Set<String> {
    var isFound = [Bool](repeating: false, count: nodes.count)
    isFound[0] = true
    var node = 0
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        node = next(after: node, byte)
        // What was found once has noted the shorter words in it too.
        var ending: Int? = node
        while let end = ending, !isFound[end] {
          isFound[end] = true
          ending = nodes[end].shorterWord
        }
      }
    }
    return Set(
      zip(nodes, isFound).compactMap { node, isFound in isFound ? node.word.map { words[$0] } : nil }
    )
  }

  private func next(after start: Int, _ byte: UInt8) -> Int {
    var node = start
    while node != 0 {
      if let next = steps[Step(node: node, byte: byte)] { return next }
      node = nodes[node].fallback
    }
    return firstSteps[Int(byte)]
  }
}
