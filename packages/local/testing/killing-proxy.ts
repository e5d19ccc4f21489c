import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of `host` that calls `kill` instead of passing on the write of that number. */
export async function killingProxy(host: string, { atWrite, kill }: { atWrite: number; kill(): void }) {
  let writes = 0
  const proxy = createServer(async (request, response) => {
    if (request.method !== 'GET') writes += 1
    if (writes === atWrite) return kill()
    const chunks = await request.toArray()
    const answer = await fetch(`http://${host}${request.url}`, {
      method: request.method,
      headers: headersOf(request.headers),
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }).listen(0, 'localhost')
  await once(proxy, 'listening')
  return {
    host: `localhost:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

const ofTheConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])
const headersOf = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ofTheConnection.has(name) ? [] : [[name, String(value)]],
  )
