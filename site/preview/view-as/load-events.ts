import type { Delivered } from '@association/services/contentful'
import { loadContact } from '../../features/registration/visit/contact.ts'
import { editionAt } from '../../page/events/edition-at.ts'
import { loadEditions } from '../../page/events/load-editions.ts'
import type { PreviewEvents } from './preview-events.ts'

type EventsRequest = { delivered: Delivered; path: string | undefined; now: number }

export async function loadEvents({
  delivered,
  path,
  now,
}: EventsRequest): Promise<PreviewEvents | undefined> {
  const editions = await loadEditions().catch(() => [])
  const ofPage = path === undefined ? undefined : editionAt(path, editions, now)
  if (!ofPage && !showsEvents(delivered)) return undefined
  const { telephone } = await loadContact()
  return { editions, ofPage, telephone }
}

const showsEvents = ({ parts }: Delivered) =>
  Object.values(parts)
    .flatMap(({ entries }) => Object.values(entries))
    .some(({ sys }) => sys.contentType?.sys.id === 'eventEdition')
