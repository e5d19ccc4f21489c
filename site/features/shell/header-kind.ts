import { listPath } from '../navigation/current-path.ts'

/** The header of a page: none on landing pages, and a plain one that scrolls away where visitors register. */
export type HeaderKind = 'full' | 'registration' | 'none'

const registrations = ['/fall-institute/registration', '/conference/registration']

export function headerKind(path: string): HeaderKind {
  const current = listPath(path)
  if (current.includes('/lp/')) return 'none'
  const isRegistration = registrations.some((each) => current === each || current.startsWith(`${each}/`))
  return isRegistration ? 'registration' : 'full'
}
