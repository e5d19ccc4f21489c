import { contentfulClients, type Source } from '@association/services/contentful'
import { config } from '../config.ts'
import { published } from '../content-source.ts'

/** Drafts of both spaces. Nothing that comes from here is ever stored. */
export const drafts: Source = {
  clients: contentfulClients(config.contentful, 'draft'),
  spaceOf: published.spaceOf,
}
