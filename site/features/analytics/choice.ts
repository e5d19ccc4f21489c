/** What a visitor allows, by the categories of the consent script. */
export type Allowed = { preferences: boolean; statistics: boolean; marketing: boolean }

/** The answer of a visitor. The frame of the consent script writes it. */
export type Choice = Allowed & {
  /** When the visitor is asked again, in milliseconds. */
  until: number
  /** What the consent script keeps, by name: it shows the choice again in the settings. */
  cookies: Record<string, string>
}

/** Where the browser keeps the choice. */
export const choiceKey = 'consent'

/** Where the browser keeps the cookies of the tag manager. The frame of the tag manager cannot keep any. */
export const tagCookiesKey = 'tag-cookies'
