import { loadEditions } from '../../../../features/events/load-editions.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { receiveOrder } from '../../../../features/registration/orders/receive-order.ts'
import { config } from '../../../../page/config.ts'
import { log } from '../../../../runtime/log.ts'
import { siteProcess } from '../../../../runtime/site-process.ts'

const forgetful = { get: async () => undefined, put: async () => {} }

/** The shop's webhooks about orders. */
export const POST = (request: Request) =>
  receiveOrder(request, {
    secret: config.shop.webhookSecret,
    memory: siteProcess().copies ?? forgetful,
    registrations: siteRegistrations(),
    editions: loadEditions,
    log,
  })
