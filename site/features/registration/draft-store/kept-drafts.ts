import { createHash } from 'node:crypto'
import type { RecordCabinet } from '@association/services/shared-state'
import { openSealed, seal } from '../../../base/security/seal.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { mergeDrafts } from '../draft/merge-drafts.ts'
import { parseDraft } from '../draft/parse-draft.ts'
import type { Draft } from '../draft.ts'

const keepMs = 30 * 24 * 60 * 60 * 1000
const mostAttempts = 8

/** Encrypts drafts, for 30 days after the last change. */
export function keptDrafts({ records, secret }: { records: RecordCabinet; secret: string }) {
  const sealingAt = (key: string) => ({ secret, purpose: 'drafts of registrations', place: key })

  async function read(key: string, edition: string) {
    const record = await records.get(key)
    const opened = record && openSealed(record.value, sealingAt(key))
    // An earlier secret sealed it.
    if (!record || !opened) return { version: record?.version ?? null }
    const stored = opened.value
    const id = stored instanceof Object && 'id' in stored ? String(stored.id) : ''
    return { version: record.version, draft: parseDraft(stored, emptyDraft(edition, id)) }
  }

  return {
    /** Rejects with RecordsError. */
    get: async (owner: string, edition: string): Promise<Draft | undefined> =>
      (await read(keyOf(owner, edition), edition)).draft,
    /** Merges with the stored draft, which another device may have changed. Rejects with RecordsError. */
    async save(draft: Draft & { owner: string }): Promise<Draft> {
      const key = keyOf(draft.owner, draft.edition)
      for (let attempt = 0; ; attempt += 1) {
        const known = await read(key, draft.edition)
        const merged = known.draft ? mergeDrafts(draft, known.draft) : draft
        const over = attempt < mostAttempts ? known.version : undefined
        if (await records.put(key, seal(merged, sealingAt(key)), { keepMs, over })) return merged
      }
    },
  }
}

/** The names are hashed, because more people may read the store than the cookies. */
const keyOf = (owner: string, edition: string) =>
  `registration draft ${createHash('sha256')
    .update(JSON.stringify([owner, edition]))
    .digest('base64url')}`
