import type { Space } from '@association/content'
import type { ContentfulConfig } from '../config/index.ts'

export const spaceOfId = (config: Pick<ContentfulConfig, 'spaces'>, id: string): Space | undefined =>
  config.spaces.association.id === id ? 'association' : config.spaces.events.id === id ? 'events' : undefined
