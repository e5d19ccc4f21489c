import { config } from '../../../../base/config.ts'
import { log } from '../../../../base/log.ts'
import { sharedState } from '../../../../base/shared-state.ts'
import { siteRegistrations } from '../../../../features/registration/book/site-registrations.ts'
import { receiveOrder } from '../../../../features/registration/orders/receive-order.ts'
import { loadEditions } from '../../../../page/events/load-editions.ts'

/** Serves only during a build, which has no shared state. */
const emptyMemory = { get: async () => undefined, put: async () => {} }

export const POST = (request: Request) =>
  receiveOrder(request, {
    secret: config.shop.webhookSecret,
    memory: sharedState().copies ?? emptyMemory,
    registrations: siteRegistrations(),
    editions: loadEditions,
    log,
  })
