import { siteConfig } from '@association/services/config'

/** Separate, because the proxy must not load a Contentful client. */
export const config = siteConfig()
