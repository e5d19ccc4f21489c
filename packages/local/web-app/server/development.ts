import { createServer } from 'vite'
import type { ServerConfig } from './config.ts'
import { isLocalHost } from './headers.ts'

/** Sets no content security policy: Vite's scripts are inline. */
export async function startDevelopmentServer(root: string, config: ServerConfig) {
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
