export type Allowed = { preferences: boolean; statistics: boolean; marketing: boolean }

/** Written by the consent frame. */
export type Choice = Allowed & {
  /** Milliseconds since 1970, when the site asks again. */
  until: number
  /** The consent script's cookies, from which the settings show the choice. */
  cookies: Record<string, string>
}

export const choiceKey = 'consent'

/** The page stores these cookies, because the tag manager's frame cannot. */
export const tagCookiesKey = 'tag-cookies'
