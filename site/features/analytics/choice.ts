export type Allowed = { preferences: boolean; statistics: boolean; marketing: boolean }

/** Written by the consent frame. */
export type ConsentChoice = Allowed & {
  /** Unix milliseconds. The site asks again then. */
  until: number
  cookies: Record<string, string>
}

export const choiceKey = 'consent'

/** The page stores these cookies, because the tag manager's frame cannot. */
export const tagCookiesKey = 'tag-cookies'
