/** Never the path of a page. The page rendered here is the response to every unknown path. */
export const nowhere = '/_'
/** The same where landing pages are, which have no header. */
const nowhereToLand = '/lp/_'

export const isNowhere = (path: string) => path === nowhere || path === nowhereToLand

/** The page that is the response to an unknown path. There are two, whatever strangers ask for. */
export const nowhereAt = (path: string) => (path.includes('/lp/') ? nowhereToLand : nowhere)

/** The path of a page from the segments of its address; one that cannot be decoded is taken as it is. */
export const pathOf = (segments: readonly string[] = []) => `/${segments.map(decoded).join('/')}`

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The one spelling of a path: what needs no escape has none, and no part of it is empty. */
export const canonical = (path: string) => `/${path.split('/').filter(Boolean).map(plain).join('/')}`

const plain = (segment: string) => encodeURIComponent(decodeURIComponent(segment))
