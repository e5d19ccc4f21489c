import { type Storefront, storefront } from '@association/services/storefront'
import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'

/** One client for the process remembers failures in its breaker. */
export const shop = (): Storefront => processWide('shop', () => storefront(config.shop, { log }))
