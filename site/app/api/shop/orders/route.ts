import { config } from '../../../../base/config.ts'
import { log } from '../../../../base/log.ts'
import { sharedState } from '../../../../base/shared-state.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { receiveOrder } from '../../../../features/registration/orders/receive-order.ts'
import { loadEditions } from '../../../../page/events/load-editions.ts'

const forgetful = { get: async () => undefined, put: async () => {} }

export const POST = (request: Request) =>
  receiveOrder(request, {
    secret: config.shop.webhookSecret,
    memory: sharedState().copies ?? forgetful,
    registrations: siteRegistrations(),
    editions: loadEditions,
    log,
  })
