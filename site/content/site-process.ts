import type { Cabinet, Position, RecordCabinet, SharedState } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'
import type { ContentIndex } from './index/content-index.ts'

/**
 * What the server in front of Next.js offers to the code inside it. Both live in one process but are loaded apart:
 * Next.js bundles its own. Nothing is offered during `next build`.
 */
export type SiteProcess = {
  /** Content with these tags changed: whatever contains it is made anew. Resolves when this process has forgotten it. */
  changed(tags: readonly string[]): Promise<void>
  /** Expires tags that are not of content, on all instances. Resolves when this process has forgotten what carries them. */
  expire(tags: readonly string[]): Promise<void>
  /** Where the log of changes stands; what is loaded from now on is checked against it before it is kept. */
  position(): Position
  /** Whether content with one of these tags changed after that position. */
  hasExpired(tags: readonly string[], since: Position): boolean
  /** Last good copies of what Contentful delivered. */
  copies: Cabinet
  /** Documents that exist nowhere else, such as the seats of an event. Its calls reject while the store fails. */
  records: RecordCabinet
  /** Gives a key to one holder on all instances of the site. */
  lease: SharedState['lease']
  /** Counts a call against a limit on all instances of the site. */
  allow: SharedState['allow']
  /** What the site lists, and where its pages are. */
  index: ContentIndex
  isOutage(): boolean
  contentfulAnswered(): void
  /** What carries these tags was made without Contentful, and is expired as soon as it answers. */
  contentfulFailed(tags: readonly string[]): void
}

export const siteProcess = () => processWide<Partial<SiteProcess>>('site', () => ({}))

export const offer = (parts: SiteProcess) => Object.assign(siteProcess(), parts)
