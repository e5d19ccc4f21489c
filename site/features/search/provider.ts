import { searchClient } from '@association/services/search'
import { processWide } from '@association/services/upstream'
import { config } from '../../page/config.ts'

/** The search provider, with what this process keeps of its answers. */
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
