import { revalidateTag } from 'next/cache'
import { receiveWebhook } from '../../../features/revalidate/receive.ts'
import { config } from '../../../page/config.ts'

/** Contentful's webhook of both spaces. */
export const POST = (request: Request) =>
  receiveWebhook(request, {
    config,
    expire: (tags) => {
      for (const tag of tags) revalidateTag(tag, { expire: 0 })
    },
  })
