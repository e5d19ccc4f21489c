import type { Space } from '@association/content'
import { type ContentfulClientApi, createClient } from 'contentful'
import type { ContentfulConfig } from '../config/index.ts'
import { processWide, upstream } from '../upstream/index.ts'
import { adapterThrough } from './adapter.ts'

/** Published content, or the drafts that editors see. */
export type Audience = 'published' | 'draft'
export type Client = ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>
export type Clients = Readonly<Record<Space, Client>>

/**
 * One API of Contentful for the whole process: both spaces share its breaker and its retry budget. An answer that takes
 * three seconds is still in time for a page.
 */
const limits = { deadlineMs: 3500, maxBytes: 8 * 1024 * 1024 }

/**
 * One client of the Delivery API (`published`) or the Preview API (`draft`) for each space. Links stay links: what was
 * delivered is stored as it came, and resolved when it is read. Calls throw UpstreamError.
 */
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

/** Whether the Delivery API failed so often that it is not asked for a moment. */
export const isDeliveryResting = ({ hosts: { delivery } }: ContentfulConfig) =>
  serviceAt(delivery, 'Contentful Delivery API').breaker.isOpen()
