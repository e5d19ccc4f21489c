import { config } from '../../base/config.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { siteContent } from '../../content/site-content.ts'
import type { Dependencies } from './answer.ts'
import { editionIn, scheduleIn } from './load.ts'

export const calendarDependencies: Dependencies = {
  config,
  schedule: async (space, id) => scheduleIn(await loadIndex(), space, id),
  edition: async (key) => editionIn(await loadIndex(), key),
  isOutage: () => siteContent().isOutage?.() ?? false,
}
