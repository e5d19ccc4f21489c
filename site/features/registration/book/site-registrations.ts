import type { RenderOptions } from '@association/content/render'
import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { sharedState, siteRecords } from '../../../base/shared-state.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { seatsLeft } from '../../../page/events/seats-left.ts'
import { shop } from '../../checkout/server/shop.ts'
import { type Registrations, registrations } from './registrations.ts'

/** Routes and pages are bundled apart, but share one queue. */
export const siteRegistrations = (): Registrations =>
  processWide('registrations', () =>
    registrations({
      records: {
        get: (key) => siteRecords().get(key),
        put: (key, value, options) => siteRecords().put(key, value, options),
        remove: (key) => siteRecords().remove(key),
      },
      lease: async (key, forMs) => sharedState().lease?.(key, forMs),
      secret: config.registration.secret,
      cartState: (cartId) => shop().cartState(cartId),
      areOrdersKnown: config.shop.webhookSecret !== undefined,
      log,
      now: () => Date.now(),
    }),
  )

/** Milliseconds. */
export const siteSeats = async (now: number): Promise<Required<Pick<RenderOptions, 'seats'>>> => ({
  seats: await seatsLeft(
    {
      editions: await loadEditions(),
      availability: (edition) => siteRegistrations().availability(edition),
    },
    now,
  ),
})
