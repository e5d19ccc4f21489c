import { canonicalUrl } from '../../../base/canonical-url.ts'
import { loadSitemaps } from '../../../features/sitemap/load.ts'
import { sitemapXml } from '../../../features/sitemap/xml.ts'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[name]'>): Promise<Response> {
  const { name } = await params
  const sitemap = (await loadSitemaps()).find((each) => `${each.name}.xml` === name)
  if (!sitemap) return new Response('There is no such sitemap.', { status: 404 })
  return new Response(sitemapXml(sitemap, canonicalUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
