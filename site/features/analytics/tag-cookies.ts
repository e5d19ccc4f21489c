import type * as consent from './choice.ts'

/** The same text, checked by its type: a shared value would put another file into every page. */
const tagCookiesKey: typeof consent.tagCookiesKey = 'tag-cookies'

/** The cookies by name. A browser that keeps nothing has none. */
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
