import type { Inside } from '../../define/content-type.ts'

/** `isShape`: a value is missing or of another kind, so its parent cannot be shown. */
export type Fault = { severity: 'error' | 'warning'; message: string; isShape?: true; inside?: Inside }

/** `place` for people, such as `Card 2, Tag 1`; `path` for programs. */
export type Here = {
  place: readonly string[]
  path: Inside['path']
  /** Ids of pictures attached to the block; absent if their existence is not checked. */
  attached?: ReadonlySet<string> | undefined
}

export const top: Here = { place: [], path: [] }

/** Returns one message that names the place and one for display at the place. */
export const at = ({ place, path }: Here, words: string, id?: string | number) => ({
  message: place.length === 0 ? words : `${place.join(', ')}: ${words}`,
  inside: { path: id === undefined ? path : [...path, id], message: words },
})
