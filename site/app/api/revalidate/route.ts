import { receiveWebhook } from '../../../features/revalidate/receive.ts'
import { config } from '../../../page/config.ts'
import { siteProcess } from '../../../runtime/site-process.ts'

/** Contentful's webhook of both spaces. */
export const POST = (request: Request) =>
  receiveWebhook(request, {
    config,
    expire: async (tags) => siteProcess().changed?.(tags),
  })
