import { siteConfig } from '@association/services/config'

export type AppServerConfig = {
  /** The app's own address, and where to listen. */
  url: string
  port: number
  /** Who frames the app, what the app frames and calls, and where pictures come from. */
  origins: { frameAncestor: string; site: string; images: string }
}

/** Reads the same variables as the site does. Throws ConfigurationError naming what is missing or wrong. */
export function appServerConfig(source?: Parameters<typeof siteConfig>[0]): AppServerConfig {
  const { contentful, siteUrl, preview } = siteConfig(source)
  const [webAppUrl = contentful.webAppUrl, url = ''] = preview.frameAncestors
  return {
    url,
    port: Number(new URL(url).port),
    origins: {
      frameAncestor: new URL(webAppUrl).origin,
      site: new URL(siteUrl).origin,
      images: `${contentful.insecure ? 'http' : 'https'}://${contentful.hosts.images}`,
    },
  }
}
