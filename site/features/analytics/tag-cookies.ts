import type * as consent from './choice.ts'

/** The key is repeated, because an import would put another file into every page. */
const tagCookiesKey: typeof consent.tagCookiesKey = 'tag-cookies'

/** Returns an empty object without storage. */
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
