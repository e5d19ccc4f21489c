import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type SmallPage = { html: string; lastmod: string }

/** `seen` records requested page paths. */
export async function smallSite(port = 0) {
  const pages = new Map<string, SmallPage>()
  const seen: string[] = []
  const broken = new Set<string>()
  let version = 0
  let origin = ''

  /** A sitemap index has the `lastmod` of its newest page. */
  function answerTo(path: string): { body: string; type: string } | undefined {
    const newest = Math.max(0, ...[...pages.values()].map(({ lastmod }) => Number(lastmod)))
    if (path === '/sitemap.xml')
      return xml(
        `<sitemapindex><sitemap><loc>${origin}/sitemaps/pages.xml</loc><lastmod>${newest}</lastmod></sitemap></sitemapindex>`,
      )
    if (path === '/sitemaps/pages.xml') {
      const items = [...pages].map(
        ([each, { lastmod }]) => `<url><loc>${origin}${each}</loc><lastmod>${lastmod}</lastmod></url>`,
      )
      return xml(`<urlset>${items.join('')}</urlset>`)
    }
    const page = pages.get(path)
    if (page) seen.push(path)
    return page && { body: page.html, type: 'text/html; charset=utf-8' }
  }

  const server = createServer((request, response) => {
    if (broken.has(request.url ?? '')) return response.writeHead(500).end()
    const answer = answerTo(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    const etag = `"${createHash('sha256').update(answer.body).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(200, { 'content-type': answer.type, etag }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    seen,
    /** Paths that fail. */
    broken,
    publish(path: string, html: string) {
      version += 1
      pages.set(path, { html, lastmod: String(version) })
    },
    unpublish(path: string) {
      pages.delete(path)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const xml = (body: string) => ({ body: `<?xml version="1.0"?>${body}`, type: 'application/xml' })

type PageWords = { title: string; text?: string; description?: string; head?: string }

export const pageOf = ({ title, text = '', description, head = '' }: PageWords) =>
  `<!doctype html><html><head><title>${title} – AAPL</title>${head}${
    description === undefined ? '' : `<meta name="description" content="${description}">`
  }</head><body><header>Membership</header><main><h1>${title}</h1><p>${text}</p></main></body></html>`
