import { config } from '../../../base/config.ts'
import { siteProcess } from '../../../content/site-process.ts'
import { receiveWebhook } from '../../../features/revalidate/receive.ts'

/** Contentful's webhook of both spaces. */
export const POST = (request: Request) =>
  receiveWebhook(request, {
    config,
    expire: async (tags) => siteProcess().changed?.(tags),
  })
