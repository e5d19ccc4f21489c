import { platform } from '@association/services/platform'
import { config } from '../../../page/config.ts'
import { log } from '../../../runtime/log.ts'
import { siteProcess } from '../../../runtime/site-process.ts'
import { loadEditions } from '../../events/load-editions.ts'
import { siteRegistrations } from '../../registration/book/site-registrations.ts'
import { confirmCart, noteCart } from '../../registration/submit/cart-notes.ts'
import { accessTokenOf, sessionOf } from '../../session/session-of.ts'
import type { CartParts } from './answer-cart.ts'
import type { LinkParts } from './answer-link.ts'
import { catalog } from './catalog.ts'
import { deadlinesMs } from './limits.ts'
import type { SharedMemory } from './once.ts'
import { shop } from './shop.ts'

export const cartParts = (): CartParts => ({
  config,
  sessionOf,
  shop: shop(),
  memory: sharedMemory(),
  catalog,
  noteCart: (made) => noteCart(made, { ...booked(), now: Date.now() }),
  log,
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
  const { copies, lease } = siteProcess()
  if (!copies || !lease) throw new Error('The site is not running')
  return { cabinet: copies, lease }
}
