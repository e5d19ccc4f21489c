/** A page that a route of the application renders in place of content. */
export type PageOfCode =
  /** The same for everybody, and stored as pages of content are. */
  | { kind: 'stored' }
  /** Rendered for each request with these parameters of its query, and nothing else of the visitor. */
  | { kind: 'query'; parameters: readonly string[] }
  /** Rendered for each request, with the visitor's cookies too. */
  | { kind: 'personal'; parameters: readonly string[] }

const pages: Readonly<Record<string, PageOfCode>> = {
  '/cart': { kind: 'stored' },
  '/search': { kind: 'query', parameters: ['q', 'page'] },
  '/publications/books/search': { kind: 'query', parameters: ['q', 'page'] },
  '/auth/problem': { kind: 'personal', parameters: ['code', 'returnTo'] },
  '/auth/sign-out': { kind: 'personal', parameters: [] },
  '/bookmarks': { kind: 'personal', parameters: ['page'] },
  '/account': { kind: 'personal', parameters: [] },
  '/account/courses': { kind: 'personal', parameters: [] },
  '/account/certifications': { kind: 'personal', parameters: [] },
  '/account/registrations': { kind: 'personal', parameters: [] },
  '/fall-institute/registration/confirmation': { kind: 'personal', parameters: ['id'] },
}

/** A step of a registration. Numbers that are no step lead to one. */
const registrationStep: PageOfCode = { kind: 'personal', parameters: ['edition', 'edit', 'notice'] }
const stepPath = /^\/fall-institute\/registration\/[^/]+$/

export function pageOfCode(path: string): PageOfCode | undefined {
  if (Object.hasOwn(pages, path)) return pages[path]
  return stepPath.test(path) ? registrationStep : undefined
}

/** Characters of a value; nobody searches for more. */
const longest = 400

/** The part of a URL's query that a page reads, each parameter once; an empty text where there is none. */
export function allowedQuery(url: string, parameters: readonly string[]): string {
  const [, query = ''] = url.split('?', 2)
  const sent = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of parameters) {
    const value = sent.get(name)
    if (value !== null) kept.set(name, value.slice(0, longest))
  }
  return kept.size === 0 ? '' : `?${kept}`
}
