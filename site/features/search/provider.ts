import { searchClient } from '@association/services/search'
import { processWide } from '@association/services/upstream'
import { config } from '../../base/config.ts'
import { sharedState } from '../../base/shared-state.ts'
import { searchBudget } from './budget.ts'

export const provider = () =>
  processWide('search', () =>
    searchClient({
      config: config.search,
      rules: {
        ownHosts: config.ownHosts,
        pictureHosts: [config.contentful.hosts.images],
      },
    }),
  )

/** Without the server in front, nothing is counted. */
export const budget = searchBudget({
  allow: async (key, limit) => sharedState().allow?.(key, limit) ?? true,
  dailyRequests: config.search.dailyRequests,
})
