import type { Space } from '@association/content'
import { type DeskRecordKind, deskType } from '@association/content/define/desk-record.ts'
import type { Source } from '@association/services/contentful'
import { sharedBriefly } from '../../content/shared-briefly.ts'

/** `createdAt` is in Unix milliseconds. */
export type FoundRecord = { record: unknown; createdAt: number }
export type ReadRecord = (space: Space, kind: DeskRecordKind, id: string) => Promise<FoundRecord | undefined>

/** Milliseconds that a revoked link may stay open. */
export const sharedMs = 1500

/** Reads through the Preview API, because records are never published. Rejects with UpstreamError. */
export const deskRecords = (drafts: Source['clients'], now = Date.now): ReadRecord =>
  sharedBriefly((space: Space, kind: DeskRecordKind, id: string) => read(drafts, { space, kind, id }), {
    ms: sharedMs,
    now,
  })

type RecordRef = { space: Space; kind: DeskRecordKind; id: string }

async function read(
  drafts: Source['clients'],
  { space, kind, id }: RecordRef,
): Promise<FoundRecord | undefined> {
  const query = { content_type: deskType, 'sys.id': id, include: 0, limit: 1 } as const
  const { items } = await drafts[space].getEntries(query).catch(withoutType)
  const entry = items[0]
  const { kind: found, record } = (entry?.fields ?? {}) as { kind?: unknown; record?: unknown }
  return entry && found === kind ? { record, createdAt: Date.parse(entry.sys.createdAt) } : undefined
}

/** A space without the latest migrations lacks the type. */
function withoutType(error: unknown): { items: [] } {
  const { status } = Object(error) as { status?: unknown }
  if (status === 400) return { items: [] }
  throw error
}
