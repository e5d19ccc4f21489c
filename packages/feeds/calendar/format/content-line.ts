/** Bytes of a line without its end (RFC 5545 §3.1). */
const longest = 75

/** `NAME:value` as a line of the file. Long lines continue after a line break and a space, never within a character. */
export function contentLine(name: string, value: string): string {
  const text = `${name}:${value}`
  // A character takes at most three bytes for each unit of its length.
  if (text.length * 3 <= longest) return `${text}\r\n`
  let folded = ''
  let used = 0
  for (const character of text) {
    const bytes = Buffer.byteLength(character)
    if (used + bytes > longest) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += bytes
  }
  return `${folded}\r\n`
}
