/** Rendered by a route, not from content. */
export type PageOfCode =
  /** Stored, because it is the same for everybody. */
  | { kind: 'stored' }
  /** Each request renders with these query parameters only. */
  | { kind: 'query'; parameters: readonly string[] }
  /** Each request renders with cookies too. */
  | { kind: 'personal'; parameters: readonly string[] }

const pages: Readonly<Record<string, PageOfCode>> = {
  '/cart': { kind: 'stored' },
  '/search': { kind: 'query', parameters: ['q', 'page'] },
  '/education/courses/find': {
    kind: 'query',
    parameters: ['format', 'credit', 'month', 'price', 'place', 'sort', 'page'],
  },
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

/** Invalid numbers redirect to a step. */
const registrationStep: PageOfCode = { kind: 'personal', parameters: ['edition', 'edit', 'notice'] }
const stepPath = /^\/fall-institute\/registration\/[^/]+$/

export function pageOfCode(path: string): PageOfCode | undefined {
  if (Object.hasOwn(pages, path)) return pages[path]
  return stepPath.test(path) ? registrationStep : undefined
}

/** Characters. */
const longest = 400

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
