import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { cacheControl, readBuiltFiles } from '../server/built-files.ts'
import { listen } from '../server/listen.ts'
import { type ServerConfig, webAppServerConfig } from './server/config.ts'
import { startDevelopmentServer } from './server/development.ts'
import { isLocalHost, securityHeaders } from './server/headers.ts'

export type RunningWebApp = { url: string; close: () => Promise<void> }

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Serves the build on loopback, or hot-reloaded sources. */
export async function startWebApp(
  options: { config?: ServerConfig; isDevelopment?: boolean; build?: string } = {},
): Promise<RunningWebApp> {
  const { config = webAppServerConfig(), isDevelopment = false, build = `${folder}dist` } = options
  if (isDevelopment) return startDevelopmentServer(folder, config)
  const files = readBuiltFiles(build)
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (request, reply) => {
    if (!isLocalHost(request.headers.host)) return reply.code(421).send('This address is not served here.')
    reply.headers(securityHeaders(config))
  })
  server.get('/config.json', (_, reply) => reply.header('Cache-Control', 'no-store').send(config.page))
  server.get('/*', (request, reply) => {
    const file = files.get(new URL(request.url, 'http://page').pathname)
    const page = file ?? files.get('/index.html')
    return reply
      .type(page?.type ?? 'text/plain')
      .header('Cache-Control', cacheControl(file))
      .send(page?.body)
  })
  const port = await listen(server, config.port)
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
