import type { Word } from './places.ts'

export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const functionName = (name: string) => `_${name.replaceAll('-', '_')}_completion`

export const wordsOf = (words: readonly Word[]) => words.map(({ name }) => name).join(' ')
