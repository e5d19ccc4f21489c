import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stack } from './stack.ts'

/** Lets tests in another process stop and start a service: `POST /stop/contentful`, `POST /start/contentful`. */
export async function serveControl(stack: Stack) {
  const server = createServer(async (request, response) => {
    const [, verb, name = ''] = request.url?.split('/') ?? []
    try {
      if (verb === 'stop') await stack.stopService(name)
      if (verb === 'start') await stack.startService(name)
      response.end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
