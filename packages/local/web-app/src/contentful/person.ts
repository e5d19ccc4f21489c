import type { PersonConfig, WebAppConfig } from '../config/web-app-config.ts'

const key = 'local-contentful:person'

/** Chosen per tab; the administrator by default. */
export const personOf = ({ people }: Pick<WebAppConfig, 'people'>): PersonConfig => {
  const chosen = chosenIn(() => globalThis.sessionStorage?.getItem(key))
  const [administrator] = people
  const person = people.find(({ id }) => id === chosen) ?? administrator
  if (!person) throw new Error('The configuration of the web app names no person.')
  return person
}

/** A browser can refuse storage. */
function chosenIn(read: () => string | null | undefined) {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Reloads the page: every client has its person's token. */
export function becomePerson(id: string) {
  sessionStorage.setItem(key, id)
  location.reload()
}
