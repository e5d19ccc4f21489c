/** A session lasts at most this many seconds. Then the provider signs in again, often without a question. */
export const sessionSeconds = 3 * 86_400

/** Seconds without use after which a session ends. */
export const idleSeconds = 86_400

/** Seconds after which the next use renews a session. */
export const renewalSeconds = 900

/** Seconds without a further silent attempt, after an attempt or a sign-out. */
const silentPauseSeconds = 86_400

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** Browsers send `__Host-` cookies only to this host and over https, and refuse them over http. */
export const cookieNames = (siteUrl: string) =>
  isSecure(siteUrl)
    ? { session: '__Host-session', transaction: '__Host-txn_', silent: '__Host-silent' }
    : { session: '__session', transaction: '__txn_', silent: '__silent' }

/**
 * Seconds without a silent attempt after one that did not reach the provider. Otherwise the page would repeat it at
 * once.
 */
export const outagePauseSeconds = 300

/** Returns a `Set-Cookie` value. `state` names the request to the provider. */
export const silentCookie = (siteUrl: string, state = 'none', pauseSeconds = silentPauseSeconds) =>
  `${cookieNames(siteUrl).silent}=${state}; Path=/; Max-Age=${pauseSeconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`

export function cookieIn(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
