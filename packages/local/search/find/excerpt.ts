import type { PageText } from './search-index.ts'
import { wordsOf } from './synonyms.ts'

const longest = 240

/** Returns the description, or the text around the first word of the query. */
export function excerptOf({ description, text }: PageText, query: string): string {
  if (description !== '') return shortened(description)
  const words = wordsOf(query)
  const sentences = text.split(/(?<=[.!?]) /)
  const first = sentences.findIndex((sentence) => wordsOf(sentence).some((word) => words.includes(word)))
  return shortened(sentences.slice(Math.max(0, first)).join(' '))
}

function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
