import type { Space } from '@association/content'
import type { ContentfulConfig } from '../config/index.ts'
import { type Audience, type Clients, contentfulClients } from './client.ts'
import { spaceOfId } from './space-of-id.ts'

export type Source = { clients: Clients; spaceOf(spaceId: string): Space | undefined }

export const contentfulSource = (config: ContentfulConfig, audience?: Audience): Source => ({
  clients: contentfulClients(config, audience),
  spaceOf: (id) => spaceOfId(config, id),
})
