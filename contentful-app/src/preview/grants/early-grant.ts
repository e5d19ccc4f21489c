import type { Session } from '../../contentful/session.ts'
import { type Grant, type GrantRequest, requestGrant } from './grant.ts'

type Early = { wanted: string; nonce: string; grant: Promise<Grant> }

/** One for each frame of the app. */
const requested = new WeakMap<Session, Early>()

/** Contentful and the site respond while React renders. */
export function requestEarly(session: Session, wanted: Omit<GrantRequest, 'nonce'>) {
  const nonce = crypto.randomUUID()
  const grant = requestGrant(session, { ...wanted, nonce })
  grant.catch(() => {}) // the preview that takes the grant handles the error
  requested.set(session, { wanted: keyOf(wanted), nonce, grant })
}

/** Returns the grant once, to the preview that matches. */
export function takeEarly(session: Session, wanted: Omit<GrantRequest, 'nonce'>): Early | undefined {
  const early = requested.get(session)
  if (early?.wanted !== keyOf(wanted)) return undefined
  requested.delete(session)
  return early
}

const keyOf = ({ space, entry, version, viewAs }: Omit<GrantRequest, 'nonce'>) =>
  JSON.stringify([space, entry, version, viewAs])
