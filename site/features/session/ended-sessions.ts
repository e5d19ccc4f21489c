import { createHash } from 'node:crypto'
import type { Cabinet } from '@association/services/shared-state'
import { sessionSeconds } from './cookies.ts'

/** What a logout token names: one session, or all sessions of a person. */
export type Ended = { sid?: string | undefined; subject?: string | undefined }

/** `createdAt` is in seconds since 1970. */
export type KnownSession = Ended & { createdAt: number }

const keepMs = sessionSeconds * 1000

/**
 * Sessions that ended before their cookies did: at the provider, by a sign-out, or because the provider gives no more
 * tokens. All instances of the site share the notes.
 */
export const endedSessions = (cabinet: () => Cabinet | undefined) => {
  const noted = async (key: string) => Number((await cabinet()?.get(key)) ?? Number.NaN)
  return {
    /**
     * Ends what began until `untilSeconds` since 1970. A later sign-in counts, even if the provider gives it the same
     * `sid`. Resolves to false if the store did not keep the note.
     */
    async note({ sid, subject }: Ended, untilSeconds: number): Promise<boolean> {
      // A logout token with both names one session of that person.
      const key = sid === undefined ? subjectKey(subject) : sidKey(sid)
      if ((await noted(key)) >= untilSeconds) return true
      await cabinet()?.put(key, Buffer.from(String(untilSeconds)), keepMs)
      return (await noted(key)) >= untilSeconds
    },
    async includes({ sid, subject, createdAt }: KnownSession): Promise<boolean> {
      const [ofSession, ofPerson] = await Promise.all([
        sid === undefined ? Number.NaN : noted(sidKey(sid)),
        noted(subjectKey(subject)),
      ])
      return createdAt <= ofSession || createdAt <= ofPerson
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

/** The store may be readable to more people than the cookies are. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
