import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { createServer } from 'vite'
import { cacheControl, readBuiltFiles } from '../server/built-files.ts'
import { listen } from '../server/listen.ts'
import { type AppServerConfig, appServerConfig } from './config.ts'
import { securityHeaders } from './headers.ts'

export type RunningApp = { url: string; close: () => Promise<void> }

const app = fileURLToPath(new URL('../../../contentful-app/', import.meta.url))

/** Serves the built files, as Contentful would, or hot-reloaded sources. */
export async function startAppServer({
  config = appServerConfig(),
  isDevelopment = false,
}: {
  config?: AppServerConfig
  isDevelopment?: boolean
} = {}): Promise<RunningApp> {
  if (isDevelopment) return startDevelopment(config)
  const files = readBuiltFiles(`${app}dist`)
  const headers = securityHeaders(config)
  const server = Fastify({ forceCloseConnections: true })
  server.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  server.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, config.url)
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) return reply.code(404).type('text/plain').send('The app has no such file.')
    return reply.type(file.type).header('Cache-Control', cacheControl(file)).send(file.body)
  })
  const port = await listen(server, config.port)
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

/** Sets no content security policy: Vite's scripts are inline. */
async function startDevelopment({ url, port }: AppServerConfig): Promise<RunningApp> {
  const server = await createServer({
    root: app,
    configFile: `${app}vite.config.ts`,
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] },
    },
  })
  await server.listen()
  return { url, close: () => server.close() }
}
