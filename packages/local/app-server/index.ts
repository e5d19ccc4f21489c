import { fileURLToPath } from 'node:url'
import { siteConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'
import Fastify from 'fastify'
import { createServer } from 'vite'
import { cacheControl, readBuiltFiles } from '../server/built-files.ts'
import { listen } from '../server/listen.ts'
import { policyText } from '../server/policy.ts'

export type RunningApp = { url: string; close: () => Promise<void> }

type AppServerConfig = {
  url: string
  port: number
  origins: { frameAncestor: string; site: string; images: string }
}

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

/**
 * Forma 36 writes styles at run time: only the app allows inline styles. Its calls to Contentful go through the framing
 * window.
 */
export function securityHeaders({ origins }: Pick<AppServerConfig, 'origins'>): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.images],
    'font-src': ["'self'"],
    // An administrator can type any URL in the configuration screen.
    'connect-src': ["'self'", origins.site, 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'frame-src': [origins.site],
    'frame-ancestors': [origins.frameAncestor],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    'Content-Security-Policy': policyText(policy),
    // No opener or opened window can access the app.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}

/** Throws ConfigurationError. */
export function appServerConfig(source?: Parameters<typeof siteConfig>[0]): AppServerConfig {
  const { contentful, siteUrl, preview } = siteConfig(source)
  const [webAppUrl = contentful.webAppUrl, url = ''] = preview.frameAncestors
  return {
    url,
    port: Number(new URL(url).port),
    origins: {
      frameAncestor: new URL(webAppUrl).origin,
      site: new URL(siteUrl).origin,
      images: `${schemeOf(contentful)}://${contentful.hosts.images}`,
    },
  }
}
