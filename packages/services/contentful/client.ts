import type { Space } from '@association/content'
import { type ContentfulClientApi, createClient } from 'contentful'
import type { ContentfulConfig } from '../config/index.ts'
import { processWide, upstream } from '../upstream/index.ts'
import { adapterThrough } from './adapter.ts'

export type Audience = 'published' | 'draft'
export type Client = ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>
export type Clients = Readonly<Record<Space, Client>>

/** Both spaces share an API's circuit breaker and retry budget. Three seconds are still in time for a page. */
const limits = { deadlineMs: 3500, maxBytes: 8 * 1024 * 1024 }

/** Links stay unresolved: the response is stored as delivered. Calls throw UpstreamError. */
export function contentfulClients(config: ContentfulConfig, audience: Audience = 'published'): Clients {
  const isDraft = audience === 'draft'
  const host = isDraft ? config.hosts.preview : config.hosts.delivery
  const name = isDraft ? 'Contentful Preview API' : 'Contentful Delivery API'
  const service = serviceAt(host, name)
  const clientOf = (space: Space) => {
    const { id, deliveryToken, previewToken } = config.spaces[space]
    return createClient({
      space: id,
      environment: config.environment,
      accessToken: isDraft ? previewToken : deliveryToken,
      host,
      insecure: config.insecure,
      adapter: adapterThrough(service),
      retryLimit: 0,
    }).withoutLinkResolution
  }
  return { association: clientOf('association'), events: clientOf('events') }
}

const serviceAt = (host: string, name: string) =>
  processWide(`upstream ${host}`, () => upstream({ name, ...limits }))

export const isDeliveryResting = ({ hosts: { delivery } }: ContentfulConfig) =>
  serviceAt(delivery, 'Contentful Delivery API').breaker.isOpen()
