import { siteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { signShareKey } from '@association/services/share-key/index.ts'
import type { RecordCabinet } from '@association/services/shared-state'
import { localEnvironment } from '../../../../packages/local/environment/environment.ts'
import { deskRecords } from '../server/desk-records.ts'
import { keptVisits } from '../server/kept-visits.ts'

export const config = siteConfig(localEnvironment())
export const now = Date.parse('2027-03-01T12:00:00Z')
const hourMs = 3_600_000

export const share = {
  pages: [
    { space: 'association', entry: 'home', title: 'Home' },
    { space: 'events', entry: 'schedule', title: 'A page of the other space' },
  ],
  mode: 'follow',
  expiresAt: new Date(now + 23 * hourMs).toISOString(),
} as const

export const keyOf = (record: string, { space = 'association', environment = 'master' } = {}) =>
  signShareKey({ space, environment, record }, config.preview.secret)

export const delivered: Delivered = {
  space: 'association',
  root: 'home',
  parts: { association: { entries: { home: {} as never, 'home-quote': {} as never }, assets: {} } },
}

type StoredRecords = Record<string, { kind: string; record: unknown; createdAt?: number }>

export function previewApi(stored: StoredRecords) {
  const state = { asked: 0, time: now, stored, failure: undefined as Error | undefined }
  const getEntries = async (query: Record<string, unknown>) => {
    state.asked += 1
    if (state.failure) throw state.failure
    const id = String(query['sys.id'])
    const found = state.stored[id]
    if (!found) return { items: [] }
    const { createdAt = now - hourMs, ...fields } = found
    return { items: [{ sys: { id, createdAt: new Date(createdAt).toISOString() }, fields }] }
  }
  const client = { getEntries } as never
  return { state, read: deskRecords({ association: client, events: client }, () => state.time) }
}

export function memoryRecords(): RecordCabinet {
  const kept = new Map<string, { value: Buffer; version: string }>()
  let version = 0
  return {
    get: async (key) => kept.get(key),
    async put(key, value, { over } = {}) {
      if (over !== undefined && (kept.get(key)?.version ?? null) !== over) return false
      version += 1
      kept.set(key, { value, version: String(version) })
      return true
    },
    remove: async (key) => void kept.delete(key),
  }
}

export const visitsIn = (records: RecordCabinet, time = () => now) =>
  keptVisits({ records, secret: config.preview.secret, now: time })
