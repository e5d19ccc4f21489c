import { type Storefront, storefront } from '@association/services/storefront'
import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'

/** Process-wide, so that its breaker remembers failures. */
export const shop = (): Storefront => processWide('shop', () => storefront(config.shop, { log }))
