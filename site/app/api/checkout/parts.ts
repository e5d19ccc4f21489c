import { platform } from '@association/services/platform'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { sharedState } from '../../../base/shared-state.ts'
import type { CartParts } from '../../../features/checkout/server/answer-cart.ts'
import type { LinkParts } from '../../../features/checkout/server/answer-link.ts'
import { catalog } from '../../../features/checkout/server/catalog.ts'
import { deadlinesMs } from '../../../features/checkout/server/limits.ts'
import type { SharedMemory } from '../../../features/checkout/server/once.ts'
import { shop } from '../../../features/checkout/server/shop.ts'
import { siteRegistrations } from '../../../features/registration/book/site-registrations.ts'
import { registrationKind } from '../../../features/registration/line-kind/registration-kind.ts'
import { confirmCart, noteCart } from '../../../features/registration/submit/cart-notes.ts'
import { unlessAway } from '../../../features/registration/submit/unless-away.ts'
import { accessTokenOf, sessionOf } from '../../../features/session/session-of.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'

export const cartParts = (): CartParts => ({
  config,
  sessionOf,
  shop: shop(),
  memory: sharedMemory(),
  catalog,
  lineKind: registrationKind,
  noteCart: (createdCart) => noteCart(createdCart, { ...bookParts(), now: Date.now() }),
  unlessAway: (work) => unlessAway(log, work),
})

export const stateParts = () => ({
  cartState: shop().cartState,
  confirmCart: (cartId: string) => confirmCart(cartId, bookParts()),
  log,
})

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

const bookParts = () => ({ registrations: siteRegistrations(), editions: loadEditions })

/** Throws during a build, which has no shared state. */
function sharedMemory(): SharedMemory {
  const { copies, lease } = sharedState()
  if (!copies || !lease) throw new Error('The site is not running')
  return { cabinet: copies, lease }
}
