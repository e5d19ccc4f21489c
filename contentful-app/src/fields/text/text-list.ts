/** Texts that were typed or pasted as one: on lines, or with commas between them. */
export const textsIn = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Adds texts that are not in the list yet. */
export function withTexts(texts: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...texts, ...added])]
}

/** Moves a text one place; at the end of the list it stays. */
export function movedText(texts: readonly string[], index: number, by: 1 | -1): string[] {
  const target = index + by
  const text = texts[index]
  if (text === undefined || target < 0 || target >= texts.length) return [...texts]
  return texts.toSpliced(index, 1).toSpliced(target, 0, text)
}
