/** An address may contain commas but not end with one. Reads each character once. */
export function srcsetAddresses(srcset: string): string[] {
  const found: string[] = []
  const word = /[^\s,]\S*/g
  for (let match = word.exec(srcset); match; match = word.exec(srcset)) {
    const [written] = match
    found.push(withoutLastCommas(written))
    // A final comma ends the candidate, which then has no descriptor.
    if (!written.endsWith(',')) word.lastIndex = descriptorEnd(srcset, word.lastIndex)
  }
  return found
}

function withoutLastCommas(text: string): string {
  let end = text.length
  while (text[end - 1] === ',') end -= 1
  return text.slice(0, end)
}

/** Ignores commas in parentheses. */
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
