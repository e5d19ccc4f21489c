import { platform } from '@association/services/platform'
import { config } from '../../base/config.ts'
import { log } from '../../base/log.ts'
import { sharedState } from '../../base/shared-state.ts'
import { loadEditions } from '../../page/events/load-editions.ts'
import type { CartParts } from '../checkout/server/answer-cart.ts'
import type { LinkParts } from '../checkout/server/answer-link.ts'
import { catalog } from '../checkout/server/catalog.ts'
import { deadlinesMs } from '../checkout/server/limits.ts'
import type { SharedMemory } from '../checkout/server/once.ts'
import { shop } from '../checkout/server/shop.ts'
import { accessTokenOf, sessionOf } from '../session/session-of.ts'
import { siteRegistrations } from './book/site-registrations.ts'
import { confirmCart, noteCart } from './submit/cart-notes.ts'
import { unlessAway } from './submit/unless-away.ts'

export const cartParts = (): CartParts => ({
  config,
  sessionOf,
  shop: shop(),
  memory: sharedMemory(),
  catalog,
  noteCart: (made) => noteCart(made, { ...booked(), now: Date.now() }),
  unlessAway: (work) => unlessAway(log, work),
})

export const stateParts = () => ({
  cartState: shop().cartState,
  confirmCart: (cartId: string) => confirmCart(cartId, booked()),
  log,
})

const booked = () => ({ registrations: siteRegistrations(), editions: loadEditions })

export const linkParts = (): LinkParts => ({
  config,
  sessionOf,
  accessTokenOf,
  multipass: (token, checkoutUrl) =>
    platform(
      {
        url: config.platformUrl,
        multipassOrigins: config.shop.origins,
        log,
        deadlineMs: deadlinesMs.multipass,
      },
      token,
    ).multipass(checkoutUrl),
  log,
})

/** Throws during a build: nothing is bought then. */
function sharedMemory(): SharedMemory {
  const { copies, lease } = sharedState()
  if (!copies || !lease) throw new Error('The site is not running')
  return { cabinet: copies, lease }
}
