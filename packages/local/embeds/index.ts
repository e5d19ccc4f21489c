import Fastify from 'fastify'
import { listen } from '../server/listen.ts'
import { bookingRoutes } from './booking/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { submissionStore } from './forms/submissions.ts'
import { mapRoutes } from './map/routes.ts'
import { page } from './page.ts'
import { tagRoutes } from './tags/routes.ts'
import { videoRoutes } from './video/routes.ts'

export type Embeds = { url: string; close(): Promise<void> }

/** Twins have the real paths that the site uses. `data` is the folder for submissions. */
export async function startEmbeds({ port = 0, data }: { port?: number; data: string }): Promise<Embeds> {
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  server.addHook('onRequest', async (_, reply) => void reply.header('X-Content-Type-Options', 'nosniff'))
  server.get('/', (_, reply) => reply.type('text/html').send(overview))
  await server.register(formRoutes, { store: submissionStore(data) })
  await server.register(bookingRoutes)
  await server.register(videoRoutes)
  await server.register(mapRoutes)
  await server.register(tagRoutes)
  const chosen = await listen(server, port)
  return { url: `http://localhost:${chosen}`, close: () => server.close() }
}

const overview = page({
  title: 'Embedded services',
  body: `<p>On this machine, the pages of the site embed these local twins:</p>
<ul><li>a marketing form: <a href="/submissions">submitted forms</a></li>
<li><a href="/booking/physician-leaders/advising-session">a booking calendar</a></li>
<li><a href="/video/76979871">a video player</a></li>
<li><a href="/maps?q=Tampa">a map</a></li>
<li>a tag manager and a consent script: <a href="/gtm/events">measured events</a></li></ul>`,
})
