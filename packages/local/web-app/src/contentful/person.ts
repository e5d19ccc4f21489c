import type { PersonConfig, WebAppConfig } from '../config/web-app-config.ts'

const key = 'local-contentful:person'

/** Who uses the web app in this tab; the administrator unless another person was chosen. */
export const personOf = ({ people }: Pick<WebAppConfig, 'people'>): PersonConfig => {
  const chosen = chosenIn(() => globalThis.sessionStorage?.getItem(key))
  const [administrator] = people
  const person = people.find(({ id }) => id === chosen) ?? administrator
  if (!person) throw new Error('The configuration of the web app names no person.')
  return person
}

/** A browser that refuses storage has no choice. */
function chosenIn(read: () => string | null | undefined) {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Continues as another person: every client has a token of its own, so the page loads again. */
export function becomePerson(id: string) {
  sessionStorage.setItem(key, id)
  location.reload()
}
