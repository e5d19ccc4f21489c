import { processWide } from '@association/services/upstream'
import type { ContentIndex } from './index/content-index.ts'

export type SiteContent = {
  index: ContentIndex
  /** Resolves when this process has forgotten it. */
  changed(tags: readonly string[]): Promise<void>
  isOutage(): boolean
  contentfulAnswered(): void
  contentfulFailed(tags: readonly string[]): void
}

const passed = () => processWide<{ content?: SiteContent }>('site content', () => ({}))

export const passSiteContent = (content: SiteContent) => Object.assign(passed(), { content })

/** Empty during a build. */
export const siteContent = (): Partial<SiteContent> => passed().content ?? {}
