import { ownText } from '../page/own-text.ts'

export type Seen = { page: string; element: string; text: string }

type SeenTarget = { verdict: { state: string } | undefined; seen: Seen[] }

export function createSeen() {
  const words = createWords()
  /** Good targets need no places, and one link on a page is enough. */
  return ({ verdict, seen }: SeenTarget, { page, element, text }: Seen) => {
    if (verdict?.state === 'ok') return
    const last = seen.at(-1)
    if (last?.page === page && last.element === element) return
    seen.push({ page, element, text: words(text) })
  }
}

/** Stores a text once, because many links share it. */
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

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestText)
