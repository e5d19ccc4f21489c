import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { inEnvironment } from '@association/services/config'
import { journalType, managementClients, type SpaceClient } from '@association/services/management/index.ts'
import { killed, type Spaces, startSpaces } from '../space.ts'

/**
 * Data folder of the local Contentful at commit ad6dff7b, with the ten changes before `0001-model`. `master` has all
 * changes and two entries, `older` has the first six, and a run on `half` was killed in `0008-hidden-blocks`. Versions
 * of content types and unread plans are left out.
 */
export async function startOldSpaces() {
  const data = mkdtempSync(join(tmpdir(), 'old-spaces-'))
  const packed = readFileSync(join(import.meta.dirname, 'contentful.db.br'))
  writeFileSync(join(data, 'contentful.db'), brotliDecompressSync(packed))
  const spaces = await startSpaces({ data })
  await moveLockHere(spaces)
  const close = async () => {
    await spaces.close()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...spaces, close }
}

/** Commands wait 75 seconds before they take over a lock of another machine. */
async function moveLockHere({ config }: Spaces) {
  const { entry } = managementClients(inEnvironment(config, 'half'), { access: 'write' }).association
  const lock = await entry.get({ entryId: 'migration-lock' })
  const record = { ...lock.fields.record['en-US'], holder: killed() }
  await entry.update(
    { entryId: lock.sys.id },
    { ...lock, fields: { ...lock.fields, record: { 'en-US': record } } },
  )
}

export async function everything(client: SpaceClient) {
  const { items } = await client.entry.getMany({ query: { limit: 1000 } })
  const { items: types } = await client.contentType.getMany({ query: { limit: 1000 } })
  return {
    types: types.map(({ sys }) => `${sys.id} ${sys.version}`).toSorted(),
    entries: items
      .filter(({ sys }) => sys.id !== 'migration-lock')
      .map(({ sys, fields }) => ({ id: sys.id, version: sys.version, fields }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

export async function content(client: SpaceClient) {
  const { types, entries } = await everything(client)
  return { types, entries: entries.filter(({ id }) => !id.startsWith('migration-')) }
}

export const recordIds = async (client: SpaceClient) =>
  (await client.entry.getMany({ query: { content_type: journalType, limit: 1000 } })).items
    .flatMap(({ sys, fields }) => (fields.title ? [sys.id] : []))
    .toSorted()
