import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import type { Thing } from '@association/content/define/structured-data.ts'
import type { RenderOptions } from '@association/content/render'
import { eventThing } from '@association/content/shared/events/event-thing.ts'
import type { ReactNode } from 'react'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { config } from '../../base/config.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { aboutOf } from '../structured-data/things-of.ts'
import type { Crumb } from '../structured-data/trail.ts'
import { editionAt } from './edition-at.ts'
import { EventBar } from './event-bar.tsx'
import { noteEdition } from './known-events.ts'
import { loadEditions } from './load-editions.ts'
import { PastEvent } from './past-event.tsx'

type EventPage = {
  /** Empty if the page itself says that the event is over. */
  notice: ReactNode
  /** At the foot of the window while visitors can register. */
  bar: ReactNode
  /** Only set on the home page of the edition. */
  things: Thing[]
  home: Crumb | undefined
}

type Shown = { path: string; rendering: RenderOptions & { now: number } }

export async function eventPage(
  page: Entry<'page'>,
  { path, rendering }: Shown,
): Promise<EventPage | undefined> {
  const { now } = rendering
  const editions = await loadEditions()
  const edition = editionAt(path, editions, now)
  if (!edition) return undefined
  noteEdition(edition, now)
  const products = (await loadIndex()).of('product').map(({ entry }) => entry)
  const isHome = path === edition.path
  return {
    notice: <PastEvent page={page} edition={edition} editions={editions} now={now} />,
    bar: <EventBar page={page} edition={edition} products={products} rendering={rendering} now={now} />,
    things: isHome ? await describe(page, edition, now) : [],
    home: isHome ? undefined : { name: edition.name, path: edition.path },
  }
}

async function describe(page: Entry<'page'>, edition: Edition, now: number): Promise<Thing[]> {
  const index = await loadIndex()
  const source = index.of('eventEdition').find(({ id }) => id === edition.id)?.entry
  if (!source) return []
  const about = aboutOf(canonicalUrl(edition.path), config)
  const { description, socialImage } = page.fields
  const image = socialImage && about.picture(socialImage)
  return [eventThing({ edition, source, about, description, image, now })]
}
