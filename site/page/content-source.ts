import { siteConfig } from '@association/services/config'
import { contentfulClients, type Source, spaceOfId } from '@association/services/contentful'

export const config = siteConfig()

/** Published content of both spaces. */
export const published: Source = {
  clients: contentfulClients(config.contentful),
  spaceOf: (id) => spaceOfId(config.contentful, id),
}
