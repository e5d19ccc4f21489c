import { diffWordsWithSpace } from 'diff'

export type Piece = { text: string; tone: 'same' | 'added' | 'removed' }

/** Two long texts without a common word would take seconds. */
const longestMs = 150

/** Texts with too little in common are shown one after the other. */
export function wordDiff(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: longestMs })
  if (!parts)
    return [
      { text: before, tone: 'removed' },
      { text: after, tone: 'added' },
    ]
  return parts.map(({ value, added, removed }) => ({
    text: value,
    tone: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Each side of a change keeps this many characters. */
const context = 60

/** Shortens unchanged passages, so that a change is visible. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.tone !== 'same' || piece.text.length <= context * 2) return piece
    const start = index === 0 ? '' : piece.text.slice(0, context)
    const end = index === pieces.length - 1 ? '' : piece.text.slice(-context)
    return { ...piece, text: `${start} … ${end}` }
  })
