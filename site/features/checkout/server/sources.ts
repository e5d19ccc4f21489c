import { platform } from '@association/services/platform'
import { type Storefront, storefront } from '@association/services/storefront'
import { processWide } from '@association/services/upstream'
import { config } from '../../../page/config.ts'
import { log } from '../../../runtime/log.ts'
import { siteProcess } from '../../../runtime/site-process.ts'
import { accessTokenOf, sessionOf } from '../../session/session-of.ts'
import type { CartParts } from './answer-cart.ts'
import type { LinkParts } from './answer-link.ts'
import { catalog } from './catalog.ts'
import { deadlinesMs } from './limits.ts'
import type { SharedMemory } from './once.ts'

/** The shop, with what this process learned of its failures. */
export const shop = (): Storefront => processWide('shop', () => storefront(config.shop, { log }))

export const cartParts = (): CartParts => ({
  config,
  sessionOf,
  shop: shop(),
  memory: sharedMemory(),
  catalog,
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

/** Throws during a build: nothing is bought then. */
function sharedMemory(): SharedMemory {
  const { copies, lease } = siteProcess()
  if (!copies || !lease) throw new Error('The site is not running')
  return { cabinet: copies, lease }
}
