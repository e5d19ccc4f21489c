import type { RenderOptions } from '@association/content/render'
import { loadSettings } from '../../page/load-page.ts'
import { readAs } from '../../page/read-page.ts'
import { knownEvents } from './known-events.ts'

/** What the blocks of a page know of events at a time in milliseconds, and where visitors register by telephone. */
export async function eventRendering(now: number): Promise<Pick<RenderOptions, 'event' | 'telephone'>> {
  const [event, settings] = await Promise.all([knownEvents(now), loadSettings()])
  const telephone = readAs('siteSettings', settings)?.fields.telephone
  return { event, ...(telephone && { telephone }) }
}
