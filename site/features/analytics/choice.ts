/** The categories of the consent script that a visitor allows. */
export type Allowed = { preferences: boolean; statistics: boolean; marketing: boolean }

/** The frame of the consent script writes the choice. */
export type Choice = Allowed & {
  /** Milliseconds since 1970: the time at which the site asks again. */
  until: number
  /** The cookies of the consent script, by name. The settings show the choice from them. */
  cookies: Record<string, string>
}

/** The key in `localStorage`. */
export const choiceKey = 'consent'

/** The `localStorage` key for cookies of the tag manager, because its frame cannot keep any. */
export const tagCookiesKey = 'tag-cookies'
