/** Lower case, without accents and punctuation, as full-text search compares. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

export const startsEach = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.every((start) => words.some((word) => word.startsWith(start)))

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const node = value as { nodeType?: string; value?: unknown; content?: unknown } | null
  if (typeof node !== 'object' || node?.nodeType === undefined) return []
  return node.nodeType === 'text' ? textsIn(node.value) : textsIn(node.content)
}
