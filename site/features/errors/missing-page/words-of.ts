/** Characters. */
const longest = 80

/** “/articles/a-good-handover.html” gives “a good handover”. */
export function wordsOf(path: string): string {
  const parts = decoded(path).split('/')
  const last = parts.findLast((part) => /\p{Letter}{2}/u.test(part)) ?? ''
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .split(/[^\p{Letter}\p{Number}’']+/u)
    .filter((word) => word !== '')
  let text = ''
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`
    if (longer.length > longest) break
    text = longer
  }
  return text
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
