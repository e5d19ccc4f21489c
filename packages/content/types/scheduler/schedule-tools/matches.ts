/** An empty text matches everything. */
export type Filter = { words: string; type: string; track: string; isMine: boolean }

type Searched = { type: string; track: string; words: string; isMine: boolean }

/** Words match in any order. */
export const matches = (session: Searched, { words, type, track, isMine }: Filter) =>
  (!type || type === session.type) &&
  (!track || track === session.track) &&
  (!isMine || session.isMine) &&
  searchable(words)
    .split(/\s+/)
    .every((word) => session.words.includes(word))

export const isActive = ({ words, type, track, isMine }: Filter) =>
  Boolean(words.trim() || type || track || isMine)

/** Few people type accents and soft hyphens. */
export const searchable = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
