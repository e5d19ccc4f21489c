import { siteConfig } from '@association/services/config'

/** Separate from the content source, because the proxy must not load a Contentful client. */
export const config = siteConfig()
