import type { Word } from './places.ts'

/** One word for any shell, whatever stands in it. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const functionName = (name: string) => `_${name.replaceAll('-', '_')}_completion`

export const wordsOf = (words: readonly Word[]) => words.map(({ name }) => name).join(' ')
