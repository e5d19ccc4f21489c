import { createHash } from 'node:crypto'
import type { RecordCabinet } from '@association/services/shared-state'
import * as v from 'valibot'
import { openSealed, seal } from '../../../base/security/seal.ts'

/** Unix milliseconds. */
export const personalSchedule = v.object({
  sessions: v.array(v.string()),
  at: v.number(),
})
export type PersonalSchedule = v.InferOutput<typeof personalSchedule>

export type Owner = { subject: string; schedule: string }

/** By schedule. One record for each person leaves room for registrations. */
const stored = v.record(v.string(), personalSchedule)

const keepMs = 400 * 24 * 60 * 60 * 1000
const mostAttempts = 8
/** Beyond it, a person's oldest choice is dropped. */
const mostSchedules = 20

/** Encrypts choices, for 400 days after the last change. Calls reject with RecordsError. */
export function keptSchedules({ records, secret }: { records: RecordCabinet; secret: string }) {
  const sealingAt = (key: string) => ({ secret, purpose: 'personal schedules', place: key })

  async function read(key: string) {
    const record = await records.get(key)
    const opened = record && openSealed(record.value, sealingAt(key))
    const all = v.safeParse(stored, opened?.value)
    return { version: record?.version ?? null, all: all.success ? all.output : {} }
  }

  return {
    get: async ({ subject, schedule }: Owner): Promise<PersonalSchedule | undefined> =>
      chosenIn((await read(keyOf(subject))).all, schedule),
    /** Keeps a newer stored choice, and resolves with it. */
    async save({ subject, schedule }: Owner, chosen: PersonalSchedule): Promise<PersonalSchedule> {
      const key = keyOf(subject)
      for (let attempt = 0; ; attempt += 1) {
        const { version, all } = await read(key)
        const kept = chosenIn(all, schedule)
        if (kept && kept.at > chosen.at) return kept
        const over = attempt < mostAttempts ? version : undefined
        const value = seal(newest({ ...all, [schedule]: chosen }), sealingAt(key))
        if (await records.put(key, value, { keepMs, over })) return chosen
      }
    },
  }
}

type StoredSchedules = v.InferOutput<typeof stored>

const chosenIn = (all: StoredSchedules, schedule: string) =>
  Object.hasOwn(all, schedule) ? all[schedule] : undefined

const newest = (all: StoredSchedules): StoredSchedules =>
  Object.fromEntries(
    Object.entries(all)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, mostSchedules),
  )

/** The names are hashed, because more people may read the store than the session. */
const keyOf = (subject: string) =>
  `personal schedules ${createHash('sha256').update(subject).digest('base64url')}`
