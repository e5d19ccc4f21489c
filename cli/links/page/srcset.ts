/** The addresses of `srcset`: an address may contain commas, but does not end with one. Reads each character once. */
export function srcsetAddresses(srcset: string): string[] {
  const found: string[] = []
  const word = /[^\s,]\S*/g
  for (let match = word.exec(srcset); match; match = word.exec(srcset)) {
    const [written] = match
    found.push(withoutLastCommas(written))
    // An address that ends with a comma has no descriptor: what follows is the next candidate.
    if (!written.endsWith(',')) word.lastIndex = descriptorEnd(srcset, word.lastIndex)
  }
  return found
}

function withoutLastCommas(text: string): string {
  let end = text.length
  while (text[end - 1] === ',') end -= 1
  return text.slice(0, end)
}

/** The comma that ends a descriptor, or the end of the text; commas between parentheses do not count. */
function descriptorEnd(srcset: string, start: number): number {
  const stop = /[,(]/g
  stop.lastIndex = start
  for (let match = stop.exec(srcset); match; match = stop.exec(srcset)) {
    if (match[0] === ',') return match.index
    const close = srcset.indexOf(')', match.index)
    if (close < 0) break
    stop.lastIndex = close + 1
  }
  return srcset.length
}
