import { siteConfig } from '@association/services/config'

/** Apart from the content's source, because the proxy must not load a client of Contentful. */
export const config = siteConfig()
