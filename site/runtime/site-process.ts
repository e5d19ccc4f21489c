import { processWide } from '@association/services/upstream'

/**
 * What the server in front of Next.js offers to the code inside it. Both live in one process but are loaded apart:
 * Next.js bundles its own. Nothing is offered during `next build`.
 */
export type SiteProcess = {
  /** Drops what the front keeps in memory of these tags; Next.js has expired them itself. */
  forget(tags: readonly string[]): void
  isOutage(): boolean
  contentfulAnswered(): void
  /** What carries these tags was made without Contentful, and is expired as soon as it answers. */
  contentfulFailed(tags: readonly string[]): void
}

export const siteProcess = () => processWide<Partial<SiteProcess>>('site', () => ({}))

export const offer = (parts: SiteProcess) => Object.assign(siteProcess(), parts)
