import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { logoutRoute } from './provider/logout.ts'
import { createProvider } from './provider/provider.ts'
import { sessionList } from './provider/sessions.ts'
import type { SkewedClock } from './provider/skew.ts'
import type { IdentitySettings } from './settings.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { openDatabase } from './store/database.ts'
import { openDevices } from './store/devices.ts'
import { openRecords } from './store/records.ts'
import { openSecrets } from './store/secrets.ts'

export type Identity = {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Notifies the applications. */
  endSessionsOf(email: string): Promise<number>
  close(): Promise<void>
}

type Opening = { issuer: string; data: string; settings: IdentitySettings; clock: SkewedClock }

export async function openIdentity({ issuer, data, settings, clock }: Opening): Promise<Identity> {
  const database = openDatabase(data)
  const records = openRecords(database)
  const secrets = await openSecrets(database)
  const provider = createProvider({ issuer, settings, records, secrets, clock })
  const sessions = sessionList({ provider, records, devices: openDevices(database) })
  const app = Fastify()
  await app.register(signInRoutes, { provider, settings, sessions })
  await app.register(logoutRoute, { provider })
  await app.register(passRest, { provider })
  await app.ready()
  return {
    handle: app.routing,
    endSessionsOf: sessions.endAllOfEmail,
    async close() {
      await app.close()
      database.close()
    },
  }
}

/** The provider parses the request bodies itself. */
async function passRest(server: FastifyInstance, { provider }: { provider: Provider }) {
  const handle = provider.callback()
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_, __, done) => done(null))
  server.all('/*', async (request, reply) => {
    reply.hijack()
    await handle(request.raw, reply.raw)
  })
}
