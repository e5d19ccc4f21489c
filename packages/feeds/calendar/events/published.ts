import type { ContentTypeId, Entry } from '@association/content'
import type { CalendarEvent } from '../calendar.ts'

export type Published<Type extends ContentTypeId> = {
  entry: Entry<Type>
  /** Number of publications. */
  revision: number
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** The sum of revisions rises when any of the event's entries changes. */
export function changesOf(
  sources: readonly (Omit<Published<ContentTypeId>, 'entry'> | undefined)[],
): Pick<CalendarEvent, 'revision' | 'updated'> {
  const known = sources.filter((source) => source !== undefined)
  return {
    revision: known.reduce((sum, { revision }) => sum + revision, 0),
    updated: Math.max(...known.map(({ updatedAt }) => updatedAt)),
  }
}
