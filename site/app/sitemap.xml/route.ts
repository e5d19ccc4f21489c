import { canonicalUrl } from '../../base/canonical-url.ts'
import { loadSitemaps } from '../../features/sitemap/load.ts'
import { sitemapIndexXml } from '../../features/sitemap/xml.ts'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const xml = sitemapIndexXml(await loadSitemaps(), canonicalUrl)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
