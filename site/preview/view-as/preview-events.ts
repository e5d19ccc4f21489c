import type { Entry } from '@association/content'
import type { Edition, KnownEvent } from '@association/content/define/event.ts'
import type { RenderOptions } from '@association/content/render'
import { editionAfter, eventAlone } from '@association/content/shared/events/known-event.ts'

/** Plain data for the browser. */
export type PreviewEvents = {
  /** Published only. */
  editions: readonly Edition[]
  ofPage?: Edition | undefined
  telephone?: string | undefined
}

/** Combines the draft edition with published offers. `now` is in Unix milliseconds. */
export const previewEvents = (
  { editions, telephone }: PreviewEvents,
  now: number,
): Pick<RenderOptions, 'event' | 'telephone'> => ({
  event: (entry) => eventIn(entry, editions, now),
  ...(telephone && { telephone }),
})

function eventIn(entry: Entry<'eventEdition'>, editions: readonly Edition[], now: number): KnownEvent {
  const { edition } = eventAlone(entry)
  const extras = editions.find(({ id }) => id === entry.id)?.extras ?? edition.extras
  return { edition: { ...edition, extras }, next: editionAfter(edition, editions, now) }
}
