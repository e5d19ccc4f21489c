import { createHash } from 'node:crypto'
import type { Cabinet } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'
import { sessionSeconds } from './cookies.ts'
import { unsentNotes } from './unsent-notes.ts'

/** A token names one session, or all sessions of a person. */
export type Ended = { sid?: string | undefined; subject?: string | undefined }

/** Unix seconds. */
export type KnownSession = Ended & { createdAt: number }

const keepMs = sessionSeconds * 1000

/**
 * Notes sessions that ended before their cookies: at the provider, by a sign-out, or without further tokens. Instances
 * share the notes; this process remembers what the store did not keep.
 */
export const endedSessions = (
  cabinet: () => Cabinet | undefined,
  unsent = processWide('unsent ends of sessions', unsentNotes),
) => {
  const stored = async (key: string) => Number((await cabinet()?.get(key)) ?? Number.NaN)
  const isEnded = async (key: string, createdAt: number) =>
    createdAt <= unsent.of(key) || createdAt <= (await stored(key))

  async function write(key: string, untilSeconds: number): Promise<boolean> {
    if ((await stored(key)) >= untilSeconds) return true
    await cabinet()?.put(key, Buffer.from(String(untilSeconds)), keepMs)
    return (await stored(key)) >= untilSeconds
  }

  return {
    /**
     * Ends what began until `untilSeconds` (Unix time). A later sign-in counts, even with the same `sid`. False if the
     * store failed.
     */
    async note({ sid, subject }: Ended, untilSeconds: number): Promise<boolean> {
      // A logout token with both names one session of that person.
      const key = sid === undefined ? subjectKey(subject) : sidKey(sid)
      const isStored = await write(key, untilSeconds)
      if (!isStored) unsent.add(key, { untilSeconds, keepMs, write: () => write(key, untilSeconds) })
      return isStored
    },
    async includes({ sid, subject, createdAt }: KnownSession): Promise<boolean> {
      const [ofSession, ofPerson] = await Promise.all([
        sid !== undefined && isEnded(sidKey(sid), createdAt),
        isEnded(subjectKey(subject), createdAt),
      ])
      return ofSession || ofPerson
    },
    isUsed: async (jti: string) => (await cabinet()?.get(tokenKey(jti))) !== undefined,
    /** Each logout token counts once. */
    use: async (jti: string) => cabinet()?.put(tokenKey(jti), Buffer.from('1'), keepMs),
  }
}

export type EndedSessions = ReturnType<typeof endedSessions>

const sidKey = (sid: string) => `ended-session ${hash(sid)}`
const subjectKey = (subject = '') => `ended-person ${hash(subject)}`
const tokenKey = (jti: string) => `logout-token ${hash(jti)}`

/** The names are hashed, because more people may read the store than the cookies. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
