import { createHash } from 'node:crypto'
import type { Cabinet } from '@association/services/shared-state'
import { sessionSeconds } from './cookies.ts'

/** What a logout token names: one session, or all sessions that a person has until then. */
export type Ended = { sid?: string | undefined; subject?: string | undefined }

/** `createdAt` is in seconds since 1970. */
export type KnownSession = Ended & { createdAt: number }

const keepMs = sessionSeconds * 1000

/**
 * Sessions that ended before their cookies did: at the provider, by a sign-out, or because the provider gives no more
 * tokens. All instances of the site share the notes.
 */
export const endedSessions = (cabinet: () => Cabinet | undefined, now: () => number = Date.now) => ({
  async note({ sid, subject }: Ended) {
    // A logout token with both names one session of that person.
    const key = sid === undefined ? subjectKey(subject) : sidKey(sid)
    await cabinet()?.put(key, Buffer.from(String(Math.floor(now() / 1000))), keepMs)
  },
  async includes({ sid, subject, createdAt }: KnownSession): Promise<boolean> {
    const [ofSession, ofPerson] = await Promise.all([
      sid === undefined ? undefined : cabinet()?.get(sidKey(sid)),
      cabinet()?.get(subjectKey(subject)),
    ])
    return ofSession !== undefined || (ofPerson !== undefined && createdAt <= Number(ofPerson))
  },
  /** True once for each logout token. */
  async isFirstUse(jti: string): Promise<boolean> {
    const key = `logout-token ${hash(jti)}`
    if (await cabinet()?.get(key)) return false
    await cabinet()?.put(key, Buffer.from('1'), keepMs)
    return true
  },
})

export type EndedSessions = ReturnType<typeof endedSessions>

const sidKey = (sid: string) => `ended-session ${hash(sid)}`
const subjectKey = (subject = '') => `ended-person ${hash(subject)}`

/** The store may be readable to more people than the cookies are. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
