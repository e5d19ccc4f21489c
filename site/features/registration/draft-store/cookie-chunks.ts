/** Characters. With a usual session, the header fits into the server's 16 KB. */
const chunkLength = 3_800
const chunkNumbers = [0, 1]
const secondsKept = 30 * 86_400

export const longestText = chunkLength * chunkNumbers.length

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')

export const chunkNames = (siteUrl: string): string[] =>
  chunkNumbers.map((number) => `${isSecure(siteUrl) ? '__Host-' : '__'}registration-${number}`)

/** Returns `Set-Cookie` values. A chunk without text removes its cookie. */
export const chunkCookies = (text: string, siteUrl: string): string[] =>
  chunkNames(siteUrl).map((name, number) => {
    const chunk = text.slice(number * chunkLength, (number + 1) * chunkLength)
    const seconds = chunk === '' ? 0 : secondsKept
    return `${name}=${chunk}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`
  })

export const noDraftCookies = (siteUrl: string): string[] => chunkCookies('', siteUrl)
