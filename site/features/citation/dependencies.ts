import { config } from '../../base/config.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { siteContent } from '../../content/site-content.ts'
import type { Dependencies } from './answer.ts'
import { articleIn } from './article-in.ts'

export const citationDependencies: Dependencies = {
  config,
  article: async (space, id) => articleIn(await loadIndex(), { space, id, now: Date.now() }),
  isOutage: () => siteContent().isOutage?.() ?? false,
}
