import type Provider from 'oidc-provider'
import type { Devices } from '../store/devices.ts'
import type { Records } from '../store/records.ts'
import { accountByEmail, subjectOf } from './claims.ts'
import { endSession } from './end-session.ts'

export type Sessions = ReturnType<typeof sessionList>

type SessionServices = { provider: Provider; records: Records; devices: Devices }

/** Covers all browsers of the account. */
export function sessionList({ provider, records, devices }: SessionServices) {
  provider.on('authorization.success', (ctx) => {
    const uid = ctx.oidc.session?.uid
    if (uid !== undefined) devices.seen(uid, ctx.get('user-agent'))
  })

  /** Ends only sessions of this account, even if `isChosen` matches others. */
  async function end(subject: string, isChosen: (uid: string) => boolean): Promise<number> {
    const chosen = records
      .ofAccount('Session', subject)
      .flatMap(({ uid }) => (uid && isChosen(uid) ? [uid] : []))
    for (const uid of chosen) {
      const session = await provider.Session.findByUid(uid)
      if (session) await endSession(provider, session)
    }
    return chosen.length
  }

  return {
    of: (subject: string) =>
      records
        .ofAccount('Session', subject)
        .flatMap(({ uid, loginTs }) =>
          uid === undefined
            ? []
            : [{ uid, signedInAt: new Date(Number(loginTs) * 1000), device: devices.of(uid) }],
        ),
    endOne: (subject: string, uid: string) => end(subject, (one) => one === uid),
    endAll: (subject: string) => end(subject, () => true),
    endAllOfEmail(email: string) {
      const account = accountByEmail(email)
      return account ? end(subjectOf(account), () => true) : Promise.resolve(0)
    },
  }
}

export type ListedSession = ReturnType<Sessions['of']>[number]
