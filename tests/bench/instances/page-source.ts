import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bench } from '../measuring/bench.ts'

export const modelId = 'assessment'
export const idOf = (n: number) => `many-${n}`
export const pathOf = (n: number) => `/many/page-${n}`
const isFurther = (id: string | null): id is string => /^many-\d+$/.test(id ?? '')

/**
 * A proxy for the Delivery API that answers for the copies itself. The local Contentful scans all pages for each
 * request, so it would be measured instead of the site. Returns its host.
 */
export async function startPageSource({ later }: Bench, target: string): Promise<string> {
  const models = new Map<string, Promise<string>>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${target}`)
    const id = url.searchParams.get('sys.id')
    try {
      const answer = isFurther(id) ? await copy(url, id, request) : await pass(url, request)
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

  async function copy(url: URL, id: string, request: IncomingMessage) {
    url.searchParams.set('sys.id', modelId)
    const model = models.get(url.href) ?? pass(url, request).then(({ body }) => body)
    models.set(url.href, model)
    return { status: 200, body: renamed(await model, id) }
  }
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

type DeliveredPages = { items: { sys: { id: string }; fields: { path: string } }[] }

function renamed(model: string, id: string): string {
  const path = pathOf(Number(id.slice(idOf(0).length - 1)))
  const page: DeliveredPages = JSON.parse(model)
  const items = page.items.map((item) => ({
    ...item,
    sys: { ...item.sys, id },
    fields: { ...item.fields, path },
  }))
  return JSON.stringify({ ...page, items })
}

async function pass(url: URL, { method, headers }: IncomingMessage) {
  const { authorization = '', accept = '*/*' } = headers
  const answer = await fetch(url, { method, headers: { authorization, accept } })
  return { status: answer.status, body: await answer.text() }
}
