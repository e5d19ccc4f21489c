import type { ContentTypeId, Entry } from '@association/content'
import type { CalendarEvent } from '../calendar.ts'

/** A published entry, with what Contentful knows of its changes. */
export type Published<Type extends ContentTypeId> = {
  entry: Entry<Type>
  /** How often it was published. */
  revision: number
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** An event changes with each entry that it is made of. The sum of their revisions rises whichever of them changes. */
export function changesOf(
  sources: readonly (Omit<Published<ContentTypeId>, 'entry'> | undefined)[],
): Pick<CalendarEvent, 'revision' | 'updated'> {
  const known = sources.filter((source) => source !== undefined)
  return {
    revision: known.reduce((sum, { revision }) => sum + revision, 0),
    updated: Math.max(...known.map(({ updatedAt }) => updatedAt)),
  }
}
