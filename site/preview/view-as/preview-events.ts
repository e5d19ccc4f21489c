import type { Entry } from '@association/content'
import type { Edition, KnownEvent } from '@association/content/define/event.ts'
import type { RenderOptions } from '@association/content/render'
import { editionAfter, eventAlone } from '@association/content/shared/events/known-event.ts'

/** What a preview knows of events beside its own content. It reaches the browser, so it is plain data. */
export type PreviewEvents = {
  /** All published editions. */
  editions: readonly Edition[]
  /** The edition to whose pages the previewed page belongs. */
  ofPage?: Edition | undefined
  telephone?: string | undefined
}

/** The rendering of events at a time in milliseconds: the draft of an edition, with the offers that are published. */
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
