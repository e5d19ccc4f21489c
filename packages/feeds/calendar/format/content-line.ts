/** Bytes without the line break (RFC 5545 §3.1). */
const longest = 75

/** Long lines continue after a line break and a space, never within a character. */
export function contentLine(name: string, value: string): string {
  const text = `${name}:${value}`
  const pieces: string[] = []
  let start = 0
  let used = 0
  let at = 0
  for (const character of text) {
    const bytes = bytesOf(character)
    if (used + bytes > longest) {
      pieces.push(text.slice(start, at))
      start = at
      // The space counts.
      used = 1
    }
    used += bytes
    at += character.length
  }
  return `${[...pieces, text.slice(start)].join('\r\n ')}\r\n`
}

/** A surrogate pair has four bytes in UTF-8. */
function bytesOf(character: string): number {
  if (character.length === 2) return 4
  const unit = character.charCodeAt(0)
  return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
}
