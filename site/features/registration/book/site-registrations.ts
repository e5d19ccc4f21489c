import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { registrationRecords } from '../../../base/records.ts'
import { siteProcess } from '../../../content/site-process.ts'
import { shop } from '../../checkout/server/shop.ts'
import { type Registrations, registrations } from './registrations.ts'

/** The registrations of this site. Routes and pages are bundled apart, and one queue stores what they change. */
export const siteRegistrations = (): Registrations =>
  processWide('registrations', () =>
    registrations({
      records: {
        get: (key) => registrationRecords().get(key),
        put: (key, value, options) => registrationRecords().put(key, value, options),
        remove: (key) => registrationRecords().remove(key),
      },
      lease: async (key, forMs) => siteProcess().lease?.(key, forMs),
      secret: config.registration.secret,
      cartState: (cartId) => shop().cartState(cartId),
      areOrdersKnown: config.shop.webhookSecret !== undefined,
      log,
      now: () => Date.now(),
    }),
  )
