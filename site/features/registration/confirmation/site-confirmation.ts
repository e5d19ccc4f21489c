import type { Entry } from '@association/content'
import { loadEntry, loadIndex } from '../../../content/delivery/load-page.ts'
import { readAs } from '../../../content/delivery/read-page.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { siteRegistrations } from '../book/site-registrations.ts'

export const bookedSource = () => ({ registrations: siteRegistrations(), editions: loadEditions })

export async function editionEntry(id: string): Promise<Entry<'eventEdition'> | undefined> {
  const index = await loadIndex()
  const item = index.of('eventEdition').find(({ entry }) => entry.id === id)
  // The index has no long texts, so they are missing while Contentful is down.
  const whole = item && (await loadEntry(item).catch(() => undefined))
  return readAs('eventEdition', whole) ?? item?.entry
}

/** Returns for example `Camelback Inn, 5402 E Lincoln Dr, Scottsdale`. */
export function placeOf({ venueName, venueAddress }: Entry<'eventEdition'>['fields']): string | undefined {
  const lines = [venueName, ...(venueAddress ?? '').split('\n')].map((line) => line?.trim()).filter(Boolean)
  return lines.length > 0 ? lines.join(', ') : undefined
}
