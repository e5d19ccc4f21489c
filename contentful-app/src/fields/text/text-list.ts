/** Splits pasted texts at line breaks and commas. */
export const textsIn = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((text) => text.trim())
    .filter(Boolean)

export function withTexts(texts: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...texts, ...added])]
}

/** Returns the same order at either end of the list. */
export function movedText(texts: readonly string[], index: number, by: 1 | -1): string[] {
  const target = index + by
  const text = texts[index]
  if (text === undefined || target < 0 || target >= texts.length) return [...texts]
  return texts.toSpliced(index, 1).toSpliced(target, 0, text)
}
