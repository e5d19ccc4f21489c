/** Finds names in any case, without allocating strings for other names. */
export function knownNames(names: readonly string[]) {
  const byShape = Map.groupBy(names, (name) => shape(name, 0, name.length))
  return (html: string, start: number, end: number): string | undefined =>
    byShape.get(shape(html, start, end))?.find((name) => isAt(html, start, name))
}

/** The bit makes letters lower case. */
const shape = (text: string, start: number, end: number) =>
  (end - start) * 256 + (text.charCodeAt(start) | smallLetter)

function isAt(html: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1)
    if ((html.charCodeAt(start + index) | smallLetter) !== name.charCodeAt(index)) return false
  return true
}

const smallLetter = 0x20
