import { contentfulClients, type Source, spaceOfId } from '@association/services/contentful'
import { config } from './config.ts'
import { lastGood } from './last-good.ts'

/** Published content of both spaces. */
export const published: Source = {
  clients: contentfulClients(config.contentful),
  spaceOf: (id) => spaceOfId(config.contentful, id),
}

export const copies = lastGood(config.dataFolder)
