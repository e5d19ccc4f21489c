/** A session ends after this time. Then the provider signs in again, often without a question. */
export const sessionSeconds = 3 * 86_400

/** A session ends after this time without use. */
export const idleSeconds = 86_400

/** The first use after this time renews the session. */
export const renewalSeconds = 900

/** The pause after a silent attempt or a sign-out. */
const silentPauseSeconds = 86_400

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** `__Host-` cookies go only to this host over https. Browsers refuse them over http. */
export const cookieNames = (siteUrl: string) =>
  isSecure(siteUrl)
    ? { session: '__Host-session', transaction: '__Host-txn_', silent: '__Host-silent' }
    : { session: '__session', transaction: '__txn_', silent: '__silent' }

/** The pause after an attempt that did not reach the provider. Otherwise the page would repeat it at once. */
export const outagePauseSeconds = 300

/** `state` names the request. */
export const silentCookie = (siteUrl: string, state = 'none', pauseSeconds = silentPauseSeconds) =>
  `${cookieNames(siteUrl).silent}=${state}; Path=/; Max-Age=${pauseSeconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`

export function cookieIn(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
