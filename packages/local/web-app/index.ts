import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { createServer } from 'vite'
import { cacheControl, readBuiltFiles } from '../server/built-files.ts'
import { listen } from '../server/listen.ts'
import { policyText } from '../server/policy.ts'
import { type ServerConfig, webAppServerConfig } from './server/config.ts'

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

/** Sets no content security policy: Vite's scripts are inline. */
async function startDevelopmentServer(root: string, config: ServerConfig) {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    server: { host: 'localhost', port: config.port, strictPort: true },
    plugins: [
      {
        name: 'web-app-config',
        configureServer({ middlewares }) {
          middlewares.use('/config.json', (request, response) => {
            response.statusCode = isLocalHost(request.headers.host) ? 200 : 421
            response.setHeader('Content-Type', 'application/json')
            response.end(response.statusCode === 200 ? JSON.stringify(config.page) : '{}')
          })
        },
      },
    ],
  })
  await server.listen()
  return { url: `http://localhost:${config.port}`, close: () => server.close() }
}

/** The page runs only its own scripts, and frames only the site and the app. */
function securityHeaders({ origins }: Pick<ServerConfig, 'origins'>): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...origins.images],
    'connect-src': ["'self'", ...origins.calls],
    'frame-src': origins.frames,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    'Content-Security-Policy': policyText(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/**
 * The configuration contains a token: a foreign host name that resolves to this machine (DNS rebinding) must not read
 * it.
 */
const isLocalHost = (host: string | undefined) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host ?? '')
