/** The cookies in which a device keeps drafts of registrations: one text, cut into as many as it needs. */

/** Characters of one cookie. With a session of usual size, the header fits into the 16 KB that the server takes. */
const chunkLength = 3_800
const chunkNumbers = [0, 1]
const secondsKept = 30 * 86_400

export const longestText = chunkLength * chunkNumbers.length

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

/** The names of the cookies, in the order of their chunks. */
export const chunkNames = (siteUrl: string): string[] =>
  chunkNumbers.map((number) => `${isSecure(siteUrl) ? '__Host-' : '__'}registration-${number}`)

/** The `Set-Cookie` values that keep a text. A chunk without a text removes its cookie. */
export const chunkCookies = (text: string, siteUrl: string): string[] =>
  chunkNames(siteUrl).map((name, number) => {
    const chunk = text.slice(number * chunkLength, (number + 1) * chunkLength)
    const seconds = chunk === '' ? 0 : secondsKept
    return `${name}=${chunk}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`
  })

/** The `Set-Cookie` values that remove all drafts from a device. */
export const noDraftCookies = (siteUrl: string): string[] => chunkCookies('', siteUrl)
