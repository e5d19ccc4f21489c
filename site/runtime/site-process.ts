/**
 * What the server in front of Next.js offers to the code inside it. Both live in one process but are loaded apart
 * (Next.js bundles its own), so they meet on the global object. Nothing is offered during `next build`.
 */
export type SiteProcess = {
  /** Drops what the front keeps in memory of these tags. */
  forget(tags: readonly string[]): void
  /** Makes everything that carries one of the tags fresh on its next request; works outside of requests too. */
  expire(tags: readonly string[]): void
  /** Says whether Contentful could be read just now. */
  contentfulAnswered(isFine: boolean): void
}

const key = Symbol.for('association.site')
type Holder = { [key]?: Partial<SiteProcess> }

export const siteProcess = (): Partial<SiteProcess> => (globalThis as Holder)[key] ?? {}

export function offer(parts: Partial<SiteProcess>) {
  const holder = globalThis as Holder
  holder[key] = { ...holder[key], ...parts }
}
