import { env } from 'node:process'
import Fastify from 'fastify'
import { listen } from '../server/listen.ts'
import { stopOnSignal } from '../server/stop-on-signal.ts'

const server = Fastify({ forceCloseConnections: true })
server.get('/', () => ({ type: 'stand-in for the identity provider' }))
await listen(server, Number(new URL(env.AUTH0_DOMAIN ?? 'http://localhost:0').port))
stopOnSignal(server)
