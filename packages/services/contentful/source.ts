import type { Space } from '@association/content'
import type { ContentfulConfig } from '../config/index.ts'
import { type Audience, type Clients, contentfulClients } from './client.ts'
import { spaceOfId } from './space-of-id.ts'

/** Where content comes from: a client for each space, and which of our spaces an id of Contentful is. */
export type Source = { clients: Clients; spaceOf(spaceId: string): Space | undefined }

/** Published content of both spaces, or the drafts that editors see. */
export const contentfulSource = (config: ContentfulConfig, audience?: Audience): Source => ({
  clients: contentfulClients(config, audience),
  spaceOf: (id) => spaceOfId(config, id),
})
