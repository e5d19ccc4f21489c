import { deskType } from '@association/content/define/desk-record.ts'
import {
  isConflict,
  journalType,
  reservedTypes,
  type SpaceClient,
} from '@association/services/management/index.ts'

/** Tolerates a concurrent run. */
export async function ensureReserved(client: SpaceClient): Promise<void> {
  const { items } = await client.contentType.getMany({ query: { 'sys.id[in]': reservedTypes.join(',') } })
  for (const [contentTypeId, definition] of Object.entries(definitions)) {
    const existing = items.find(({ sys }) => sys.id === contentTypeId)
    if (existing?.sys.publishedVersion) continue
    try {
      const type = existing ?? (await client.contentType.createWithId({ contentTypeId }, definition))
      await client.contentType.publish({ contentTypeId }, type)
    } catch (error) {
      if (!isConflict(error)) throw error
      return ensureReserved(client)
    }
  }
}

const plain = { required: false, localized: false }
const title = { ...plain, id: 'title', name: 'Title', type: 'Symbol' }
const record = { ...plain, id: 'record', name: 'Record', type: 'Object' }

const definitions = {
  [journalType]: {
    name: 'Migration journal',
    description: 'The history and the lock of the migrations. Not content: leave it alone.',
    displayField: 'title',
    fields: [title, record],
  },
  [deskType]: {
    name: 'Desk record',
    description: 'Share links and patterns of the editor’s desk. Not content: the app manages it.',
    displayField: 'title',
    fields: [title, { ...plain, id: 'kind', name: 'Kind', type: 'Symbol' }, record],
  },
}
