# The Homebrew formula. `.ci/archive` fills in the version and where it is.
class Layoutlab < Formula
  desc "Terminal lab for collection-view layouts"
  homepage "@ADDRESS@"
  url "@ADDRESS@.git", tag: "@VERSION@", revision: "@REVISION@"
  license "MIT"
  head "@ADDRESS@.git", branch: "main"

  depends_on macos: :sequoia

  uses_from_macos "libedit"
  # To build, and to compile the Swift files that `load` reads.
  uses_from_macos "swift"

  def install
    # Homebrew builds in a sandbox, and SwiftPM's own cannot be inside it.
    system "./install", "--prefix", prefix, "--", "--disable-sandbox"
    # Homebrew knows the files itself.
    rm lib/"layoutlab/manifest"
  end

  test do
    assert_match "columns", shell_output("#{bin}/layoutlab --no-rc -c 'demo masonry'")
    (testpath/"Row.swift").write <<~SWIFT
      import UIKit
      func row() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 30)
        return layout
      }
    SWIFT
    assert_match "40.00", shell_output("#{bin}/layoutlab --no-rc -c 'load Row.swift; items 1; frames'")
  end
end
