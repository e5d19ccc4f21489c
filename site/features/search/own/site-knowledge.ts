import { schemeOf } from '@association/services/config/scheme-of.ts'
import type { WebAnswer } from '@association/services/search'
import { config } from '../../../base/config.ts'
import { loadIndex } from '../../../content/delivery/load-page.ts'
import { aboutResults } from './about-results.ts'
import { ownSuggestions } from './own-suggestions.ts'

/** What the site adds to the answers of the provider from its own index. */
export type SiteKnowledge = {
  about(answer: WebAnswer): Promise<WebAnswer>
  suggestions(query: string): Promise<string[]>
}

export const siteKnowledge: SiteKnowledge = {
  about: async (answer) => {
    const contents = await known()
    return contents
      ? aboutResults(answer, { contents, now: Date.now(), scheme: schemeOf(config.contentful) })
      : answer
  },
  suggestions: async (query) => {
    const contents = await known()
    return contents ? ownSuggestions(query, { contents, now: Date.now() }) : []
  },
}

/** The search works without the index, which is missing while Contentful is out of reach. */
const known = () => loadIndex().catch(() => undefined)
