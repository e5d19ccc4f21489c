import { processWide } from '@association/services/upstream'
import type { ContentIndex } from './index/content-index.ts'

/** What pages and routes know of the content in this process. */
export type SiteContent = {
  /** What the site lists, and where its pages are. */
  index: ContentIndex
  /** Content with these tags changed: whatever contains it is made anew. Resolves when this process has forgotten it. */
  changed(tags: readonly string[]): Promise<void>
  isOutage(): boolean
  contentfulAnswered(): void
  /** What carries these tags was made without Contentful, and is expired as soon as it answers. */
  contentfulFailed(tags: readonly string[]): void
}

/** Next.js bundles modules of its own, so the process is what they have in common with `server.ts`. */
const passed = () => processWide<{ content?: SiteContent }>('site content', () => ({}))

/** `server.ts` passes what this process knows of the content. */
export const passSiteContent = (content: SiteContent) => Object.assign(passed(), { content })

/** What this process knows of the content. Empty where the site does not run, as during a build. */
export const siteContent = (): Partial<SiteContent> => passed().content ?? {}
