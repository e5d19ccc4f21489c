import { type Storefront, storefront } from '@association/services/storefront'
import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'

/** The shop, with what this process learned of its failures. */
export const shop = (): Storefront => processWide('shop', () => storefront(config.shop, { log }))
