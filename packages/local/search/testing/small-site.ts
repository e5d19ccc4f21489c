import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Page = { html: string; lastmod: string }

/** A site with a sitemap index, whose pages a test publishes. `seen` holds the path of each request for a page. */
export async function smallSite(port = 0) {
  const pages = new Map<string, Page>()
  const seen: string[] = []
  let version = 0
  let origin = ''

  function answerTo(path: string): { body: string; type: string } | undefined {
    if (path === '/sitemap.xml')
      return xml(
        `<sitemapindex><sitemap><loc>${origin}/sitemaps/pages.xml</loc><lastmod>${version}</lastmod></sitemap></sitemapindex>`,
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
    const etag = `"${version}"`
    const answer = answerTo(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(200, { 'content-type': answer.type, etag }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    seen,
    publish(path: string, html: string) {
      version += 1
      pages.set(path, { html, lastmod: String(version) })
    },
    unpublish(path: string) {
      version += 1
      pages.delete(path)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const xml = (body: string) => ({ body: `<?xml version="1.0"?>${body}`, type: 'application/xml' })

type Words = { title: string; text?: string; description?: string; head?: string }

/** A page with the shell that every page of the site has. */
export const pageOf = ({ title, text = '', description, head = '' }: Words) =>
  `<!doctype html><html><head><title>${title} – AAPL</title>${head}${
    description === undefined ? '' : `<meta name="description" content="${description}">`
  }</head><body><header>Membership</header><main><h1>${title}</h1><p>${text}</p></main></body></html>`
