import type { RenderOptions } from '@association/content/render'
import { loadIndex, loadSettings } from '../../content/delivery/load-page.ts'
import { readAs } from '../../content/delivery/read-page.ts'
import { coursesOf } from './courses-of.ts'
import { knownEvents } from './known-events.ts'
import { loadEditions } from './load-editions.ts'

type EventRendering = Pick<
  RenderOptions,
  'event' | 'editionOf' | 'nextCourse' | 'terms' | 'telephone' | 'pressEmail'
>

export async function eventRendering(now: number): Promise<EventRendering> {
  const [editions, contents, settings] = await Promise.all([loadEditions(), loadIndex(), loadSettings()])
  const terms = readAs('siteSettings', settings)?.fields
  const sources = { editions, products: contents.of('product') }
  return {
    event: knownEvents(sources, now),
    ...coursesOf(sources, now),
    ...(terms && { terms }),
    ...(terms?.telephone && { telephone: terms.telephone }),
    ...(terms?.pressEmail && { pressEmail: terms.pressEmail }),
  }
}
