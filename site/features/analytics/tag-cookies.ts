import type * as consent from './choice.ts'

/** The key is repeated, because an import would put another file into every page. The type checks it. */
const tagCookiesKey: typeof consent.tagCookiesKey = 'tag-cookies'

/** Returns an empty object where nothing is stored or the browser forbids storage. */
export function keptCookies(): unknown {
  try {
    return JSON.parse(localStorage[tagCookiesKey])
  } catch {
    return {}
  }
}

export function keepCookies(cookies: unknown) {
  try {
    localStorage[tagCookiesKey] = JSON.stringify(cookies)
  } catch {
    // The tag manager starts without cookies on the next page.
  }
}

export function removeCookies() {
  try {
    localStorage.removeItem(tagCookiesKey)
  } catch {
    // Nothing was kept.
  }
}
