/** The addresses of `srcset`: commas may stand inside an address, but not at its end. */
export function srcsetAddresses(srcset: string): string[] {
  const found: string[] = []
  const candidate = /[\s,]*(\S+)((?:[^,(]|\([^)]*\)?)*)(?:,|$)/y
  for (let match = candidate.exec(srcset); match?.[1]; match = candidate.exec(srcset)) {
    const address = match[1].replace(/,+$/, '')
    if (address !== '') found.push(address)
    // An address that ends with a comma has no descriptor: what was taken for one is the next candidate.
    if (match[1].endsWith(','))
      candidate.lastIndex = match.index + match[0].indexOf(match[1]) + match[1].length
  }
  return found
}
