/** What the visitor asks for. An empty text asks for everything. */
export type Filter = { words: string; type: string; track: string; isMine: boolean }

type Searched = { type: string; track: string; words: string; isMine: boolean }

/** True for a session that holds every word of the search, in any order, and fits the other filters. */
export const matches = (session: Searched, { words, type, track, isMine }: Filter) =>
  (!type || type === session.type) &&
  (!track || track === session.track) &&
  (!isMine || session.isMine) &&
  searchable(words)
    .split(/\s+/)
    .every((word) => session.words.includes(word))

export const isActive = ({ words, type, track, isMine }: Filter) =>
  Boolean(words.trim() || type || track || isMine)

/** Without accents and soft hyphens, because few people type them. */
export const searchable = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
