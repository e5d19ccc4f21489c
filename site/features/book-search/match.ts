/** True when each word of the query is the start of a word of the texts. A query without words matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** In lower case and without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
