const inFont = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/u

/** Drops letters that the fonts lack, because the renderer would request their font from another host. */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) =>
    inFont.test(letter) ? letter : [...letter.normalize('NFD')].filter((part) => inFont.test(part)).join(''),
  )
  return letters.join('').replace(/\s+/g, ' ').trim()
}
