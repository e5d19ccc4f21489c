/** Words as full-text search compares them: lower case, without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Does every wanted word begin one of the words? */
export const startsEach = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.every((start) => words.some((word) => word.startsWith(start)))

/** Every text in a value: of symbols, lists and the nodes of rich text. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const node = value as { nodeType?: string; value?: unknown; content?: unknown } | null
  if (typeof node !== 'object' || node?.nodeType === undefined) return []
  return node.nodeType === 'text' ? textsIn(node.value) : textsIn(node.content)
}
