import type { RenderOptions } from '@association/content/render'
import { loadIndex, loadSettings } from '../../content/delivery/load-page.ts'
import { readAs } from '../../content/delivery/read-page.ts'
import { knownEvents } from './known-events.ts'
import { loadEditions } from './load-editions.ts'

export async function eventRendering(now: number): Promise<Pick<RenderOptions, 'event' | 'telephone'>> {
  const [editions, contents, settings] = await Promise.all([loadEditions(), loadIndex(), loadSettings()])
  const telephone = readAs('siteSettings', settings)?.fields.telephone
  const event = knownEvents({ editions, products: contents.of('product') }, now)
  return { event, ...(telephone && { telephone }) }
}
