import type { MetadataRoute } from 'next'
import { config } from '../base/config.ts'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/preview/', '/shared/', '/search', '/auth/'] },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
