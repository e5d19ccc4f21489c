import { createHmac } from 'node:crypto'
import { isSameSecret } from '../preview-token/index.ts'

/** `secret` is `REGISTRATION_SECRET`; `now` is in milliseconds. */
type Export = { secret: string; edition: string; now: number }

/** Also the tolerated clock difference of two machines. */
const lifetimeMinutes = 5

/** Proves for five minutes that the sender knows the secret and requests one edition. */
export const exportToken = ({ secret, edition, now }: Export): string =>
  tokenOf({ secret, edition, minute: minuteOf(now) })

export function isExportToken(given: string, { secret, edition, now }: Export): boolean {
  const minute = Number(/^(\d{1,12})\./.exec(given)?.[1])
  if (!(Math.abs(minuteOf(now) - minute) <= lifetimeMinutes)) return false
  return isSameSecret(given, tokenOf({ secret, edition, minute }))
}

const minuteOf = (ms: number) => Math.floor(ms / 60_000)

/** The key is derived: the secret itself encrypts registrations. JSON separates the fields. */
function tokenOf({ secret, edition, minute }: Omit<Export, 'now'> & { minute: number }) {
  const key = createHmac('sha256', secret).update('registrations-export').digest()
  const signature = createHmac('sha256', key)
    .update(JSON.stringify([edition, minute]))
    .digest('base64url')
  return `${minute}.${signature}`
}
