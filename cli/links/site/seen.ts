import { ownText } from '../page/own-text.ts'

/** Where a link stands. */
export type Seen = { page: string; element: string; text: string }

type Shown = { verdict: { state: string } | undefined; seen: Seen[] }

/** Notes where links stand. */
export function createSeen() {
  const words = createWords()
  /** A good target needs no places; of a link that stands twice on a page, the first is enough. */
  return ({ verdict, seen }: Shown, { page, element, text }: Seen) => {
    if (verdict?.state === 'ok') return
    const last = seen.at(-1)
    if (last?.page === page && last.element === element) return
    seen.push({ page, element, text: words(text) })
  }
}

/** Most links are called like another one, so each wording is shortened and kept once. */
function createWords() {
  const known = new Map<string, string>()
  return (text: string): string => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const words = ownText(shortened(text))
    if (known.size >= mostWords) known.clear()
    known.set(ownText(text), words)
    return words
  }
}

const mostWords = 5000
const longestText = 80

/** On one line, and no longer than a person needs to find it. */
const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestText)
