import { siteConfig } from '@association/services/config'

export type AppServerConfig = {
  url: string
  port: number
  origins: { frameAncestor: string; site: string; images: string }
}

/** Reads the same variables as the site. Throws ConfigurationError. */
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
