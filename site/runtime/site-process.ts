import { processWide } from '@association/services/upstream'

/**
 * What the server in front of Next.js offers to the code inside it. Both live in one process but are loaded apart:
 * Next.js bundles its own. Nothing is offered during `next build`.
 */
export type SiteProcess = {
  /** Content with these tags changed: Next.js has expired its own pages, the rest follows. */
  changed(tags: readonly string[]): void
  isOutage(): boolean
  contentfulAnswered(): void
  /** What carries these tags was made without Contentful, and is expired as soon as it answers. */
  contentfulFailed(tags: readonly string[]): void
}

export const siteProcess = () => processWide<Partial<SiteProcess>>('site', () => ({}))

export const offer = (parts: SiteProcess) => Object.assign(siteProcess(), parts)
