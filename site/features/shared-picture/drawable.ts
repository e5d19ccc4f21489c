/** The letters of the fonts in `site/styles/fonts`. */
const inFont = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/u

/**
 * A text in letters that the fonts have. An accent that they lack is left out, and so is any other letter: the renderer
 * would ask another host for its font.
 */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) =>
    inFont.test(letter) ? letter : [...letter.normalize('NFD')].filter((part) => inFont.test(part)).join(''),
  )
  return letters.join('').replace(/\s+/g, ' ').trim()
}
