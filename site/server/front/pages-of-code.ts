/** A route of the application renders this page, not content. */
export type PageOfCode =
  /** Stored, because it is the same for everybody. */
  | { kind: 'stored' }
  /** Rendered for each request with only these query parameters of the visitor. */
  | { kind: 'query'; parameters: readonly string[] }
  /** Rendered with the visitor's cookies too. */
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

/** Numbers without a step redirect to a valid one. */
const registrationStep: PageOfCode = { kind: 'personal', parameters: ['edition', 'edit', 'notice'] }
const stepPath = /^\/fall-institute\/registration\/[^/]+$/

export function pageOfCode(path: string): PageOfCode | undefined {
  if (Object.hasOwn(pages, path)) return pages[path]
  return stepPath.test(path) ? registrationStep : undefined
}

/** Characters of a value. */
const longest = 400

/** Returns each allowed parameter once; an empty string without any. */
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
