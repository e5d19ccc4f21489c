import type { Inside } from '../../define/content-type.ts'

/** `isShape`: the parent cannot be shown, because a value is missing or of another kind. */
export type JsonFault = { severity: 'error' | 'warning'; message: string; isShape?: true; inside?: Inside }

/** `place` for people, such as `Card 2, Tag 1`; `path` for programs. */
export type Here = {
  place: readonly string[]
  path: Inside['path']
  /** Picture ids; absent if their existence is not checked. */
  attached?: ReadonlySet<string> | undefined
}

export const top: Here = { place: [], path: [] }

/** One message names the place, the other is shown there. */
export const at = ({ place, path }: Here, words: string, id?: string | number) => ({
  message: place.length === 0 ? words : `${place.join(', ')}: ${words}`,
  inside: { path: id === undefined ? path : [...path, id], message: words },
})
