import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bench } from '../measuring/bench.ts'

/** The page that all further pages are copies of, and the paths of these. */
export const modelPath = '/assessment'
export const pathOf = (n: number) => `/many/page-${n}`
const isFurther = (path: string | null): path is string => path?.startsWith('/many/') === true

/**
 * A proxy in front of the Delivery API that answers for the further pages by itself: the local Contentful searches all
 * its pages for each, so it would be measured instead of the site. Returns its host.
 */
export async function startPageSource({ later }: Bench, target: string): Promise<string> {
  const models = new Map<string, Promise<string>>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${target}`)
    const path = url.searchParams.get('fields.path')
    try {
      const answer = isFurther(path) ? await copy(url, path, request) : await pass(url, request)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    } catch {
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  later(() => {
    server.closeAllConnections()
    server.close()
  })

  async function copy(url: URL, path: string, request: IncomingMessage) {
    url.searchParams.set('fields.path', modelPath)
    const model = models.get(url.href) ?? pass(url, request).then(({ body }) => body)
    models.set(url.href, model)
    return { status: 200, body: renamed(await model, path) }
  }
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Page = { items: { sys: { id: string }; fields: { path: string } }[] }

/** The space that has no model page has no copy either. */
function renamed(model: string, path: string): string {
  const page: Page = JSON.parse(model)
  const items = page.items.map((item) => ({
    ...item,
    sys: { ...item.sys, id: path.slice(1).replaceAll('/', '-') },
    fields: { ...item.fields, path },
  }))
  return JSON.stringify({ ...page, items })
}

async function pass(url: URL, { method, headers }: IncomingMessage) {
  const { authorization = '', accept = '*/*' } = headers
  const answer = await fetch(url, { method, headers: { authorization, accept } })
  return { status: answer.status, body: await answer.text() }
}
