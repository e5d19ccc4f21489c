import { applyEdits, type Typed } from './text-edits.ts'

const placeholder = 'https://'
const link = /(?<!!)\[((?:[^\]\\\n]|\\.)*)\]\(([^)\n]*)\)/g

/** Makes the selected words a link and selects its address to type; within a link, takes the link away. */
export function toggleLink(typed: Typed): Typed {
  const found = linkAround(typed)
  if (found) return unlinked(typed, found)
  const { text, start, end } = typed
  const words = text.slice(start, end)
  if (isAddress(words)) return linkTo(typed, { words: '', address: words })
  return linkTo(typed, { words, address: placeholder })
}

export const hasLink = (typed: Typed) => linkAround(typed) !== undefined

/** Puts the cursor where the words are missing, or else selects the address. */
function linkTo({ text, start, end }: Typed, { words, address }: { words: string; address: string }): Typed {
  const written = `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`
  if (words === '') return { text: written, start: start + 1, end: start + 1 }
  const from = start + words.length + '[]('.length
  return { text: written, start: from, end: from + address.length }
}

const isAddress = (words: string) => /^(?:https?:\/\/|mailto:)\S+$/.test(words)

type Found = { from: number; until: number; words: string }

function linkAround({ text, start, end }: Typed): Found | undefined {
  for (const match of text.matchAll(link)) {
    const until = match.index + match[0].length
    if (
      start >= match.index &&
      end <= until &&
      (start > match.index || end > start) &&
      (end < until || end > start)
    )
      return { from: match.index, until, words: match[1] ?? '' }
  }
  return undefined
}

function unlinked({ text }: Typed, { from, until, words }: Found): Typed {
  const cursor = { text, start: from, end: from }
  const { text: written } = applyEdits(cursor, [{ from, until, inserted: words }])
  return { text: written, start: from, end: from + words.length }
}
