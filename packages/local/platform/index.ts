import Fastify from 'fastify'
import { faultSwitch } from '../server/faults.ts'
import { listen } from '../server/listen.ts'
import { guardRequests } from './access/guard.ts'
import { type TokenRules, tokenReader } from './access/token-reader.ts'
import { arrivals } from './control/arrivals.ts'
import { bookmarkRoutes } from './routes/bookmarks.ts'
import { multipassRoute } from './routes/multipass.ts'
import { profileRoutes, storedProfiles } from './routes/profiles.ts'
import { recordRoutes } from './routes/records.ts'
import { openStore } from './store/store.ts'

export type PlatformTwin = {
  /** The site's `PLATFORM_URL`. */
  url: string
  close(): Promise<void>
}

export type PlatformOptions = TokenRules & {
  port?: number
  /** The folder of the database, or `:memory:`. */
  data?: string
  /** Origins of sign-in links of the shop; the first is the store. */
  shopOrigins: readonly string[]
}

const base = '/api/v2'
const maxBodyBytes = 64 * 1024

export async function startPlatform({
  port = 0,
  data = ':memory:',
  shopOrigins,
  ...rules
}: PlatformOptions): Promise<PlatformTwin> {
  const server = Fastify({ forceCloseConnections: true, bodyLimit: maxBodyBytes })
  const store = openStore(data)
  const faults = faultSwitch(server)
  const arrived = arrivals(server)
  server.put('/control/reset', async () => store.reset())
  storedProfiles(server, store.profiles)
  server.get(base, () => ({ type: 'twin of the member platform' }))
  await server.register(
    async (api) => {
      guardRequests(api, { readToken: tokenReader(rules), arrived, faults })
      recordRoutes(api)
      bookmarkRoutes(api, store.bookmarks)
      profileRoutes(api, store.profiles)
      multipassRoute(api, shopOrigins)
    },
    { prefix: base },
  )
  const chosen = await listen(server, port)
  return {
    url: `http://localhost:${chosen}${base}`,
    async close() {
      await server.close()
      store.close()
    },
  }
}
