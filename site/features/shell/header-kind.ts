import { listPath } from '../navigation/current-path.ts'

/** Landing pages have no header. The one of a registration scrolls away. */
export type HeaderKind = 'full' | 'registration' | 'none'

const registrations = ['/fall-institute/registration', '/conference/registration']

export function headerKind(path: string): HeaderKind {
  const current = listPath(path)
  if (current.includes('/lp/')) return 'none'
  const isRegistration = registrations.some((each) => current === each || current.startsWith(`${each}/`))
  return isRegistration ? 'registration' : 'full'
}
