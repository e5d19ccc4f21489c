import { config } from '../../../base/config.ts'
import { siteContent } from '../../../content/site-content.ts'
import { receiveWebhook } from '../../../features/revalidate/receive.ts'

/** Contentful's webhook for both spaces. */
export const POST = (request: Request) =>
  receiveWebhook(request, {
    config,
    expire: async (tags) => siteContent().changed?.(tags),
  })
