import type { Inside } from '../../define/content-type.ts'

/** `isShape` when a value is missing or of another kind, so that what needs it cannot be shown. */
export type Fault = { severity: 'error' | 'warning'; message: string; isShape?: true; inside?: Inside }

/** Where a value is: `place` for people, such as `Card 2, Tag 1`; `path` for programs. */
export type Here = {
  place: readonly string[]
  path: Inside['path']
  /** Ids of the pictures attached to the block; absent where nobody asks whether a picture exists. */
  attached?: ReadonlySet<string> | undefined
}

export const top: Here = { place: [], path: [] }

/** What is wrong at a place, in words that name it and in words for the place itself. */
export const at = ({ place, path }: Here, words: string, id?: string | number) => ({
  message: place.length === 0 ? words : `${place.join(', ')}: ${words}`,
  inside: { path: id === undefined ? path : [...path, id], message: words },
})
