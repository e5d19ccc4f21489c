/** Seconds that a session lasts in any case. After it the provider signs the person in again, often without a question. */
export const sessionSeconds = 3 * 86_400

/** Seconds without use after which a session ends. */
export const idleSeconds = 86_400

/** Seconds after which the next use renews a session. */
export const renewalSeconds = 900

/** Seconds after a silent attempt, or a sign-out, in which there is no further silent attempt. */
const silentPauseSeconds = 86_400

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** Names with `__Host-` are sent only to this host and over https. Browsers refuse them on plain http. */
export const cookieNames = (siteUrl: string) =>
  isSecure(siteUrl)
    ? { session: '__Host-session', transaction: '__Host-txn_', silent: '__Host-silent' }
    : { session: '__session', transaction: '__txn_', silent: '__silent' }

/** The same after an attempt that did not reach the provider. Without a pause, the page would repeat it at once. */
export const outagePauseSeconds = 300

/** The `Set-Cookie` value that notes a silent attempt. `state` names its request to the provider. */
export const silentCookie = (siteUrl: string, state = 'none', pauseSeconds = silentPauseSeconds) =>
  `${cookieNames(siteUrl).silent}=${state}; Path=/; Max-Age=${pauseSeconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`

export function cookieIn(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
