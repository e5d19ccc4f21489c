import { createHash } from 'node:crypto'
import type { RecordCabinet } from '@association/services/shared-state'
import * as v from 'valibot'
import { openSealed, seal } from '../../../security/seal.ts'

/** The sessions that a person chose of a schedule, and when, in milliseconds since 1970. */
export const personalSchedule = v.object({
  sessions: v.array(v.string()),
  at: v.number(),
})
export type PersonalSchedule = v.InferOutput<typeof personalSchedule>

/** Whose schedule: the subject at the identity provider, and the space and id of the schedule. */
export type Owner = { subject: string; schedule: string }

const keepMs = 400 * 24 * 60 * 60 * 1000
const mostAttempts = 8

/** Personal schedules of whoever is signed in: encrypted, for 400 days after the last change. Calls reject with RecordsError. */
export function keptSchedules({ records, secret }: { records: RecordCabinet; secret: string }) {
  const sealingAt = (key: string) => ({ secret, purpose: 'personal schedules', place: key })

  async function read(key: string) {
    const record = await records.get(key)
    const opened = record && openSealed(record.value, sealingAt(key))
    const stored = v.safeParse(personalSchedule, opened?.value)
    return { version: record?.version ?? null, kept: stored.success ? stored.output : undefined }
  }

  return {
    get: async (owner: Owner): Promise<PersonalSchedule | undefined> => (await read(keyOf(owner))).kept,
    /** Stores the choice unless the stored one is newer. Returns the stored choice. */
    async save(owner: Owner, chosen: PersonalSchedule): Promise<PersonalSchedule> {
      const key = keyOf(owner)
      for (let attempt = 0; ; attempt += 1) {
        const { version, kept } = await read(key)
        if (kept && kept.at > chosen.at) return kept
        const over = attempt < mostAttempts ? version : undefined
        if (await records.put(key, seal(chosen, sealingAt(key)), { keepMs, over })) return chosen
      }
    },
  }
}

/** The store may be readable to more people than the session is. */
const keyOf = ({ subject, schedule }: Owner) =>
  `personal schedule ${createHash('sha256')
    .update(JSON.stringify([subject, schedule]))
    .digest('base64url')}`
