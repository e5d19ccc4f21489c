import { join } from 'node:path'
import { env } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startIdentity } from './index.ts'

/** Starts the stand-in from the variables of the production code; the launcher stops it with a signal. */
const audience = env.AUTH0_AUDIENCE ?? 'https://platform.physicianleaders.example'
const running = await startIdentity({
  port: Number(new URL(env.AUTH0_DOMAIN ?? 'http://localhost:0').port),
  data: join(env.LOCAL_DATA ?? '.data', 'identity'),
  site: env.SITE_URL ?? 'http://localhost:3000',
  memberApp: env.MEMBER_APP_URL ?? 'http://localhost:4031',
  client: { id: env.AUTH0_CLIENT_ID ?? '', secret: env.AUTH0_CLIENT_SECRET ?? '' },
  audience,
  claims: env.AUTH0_CLAIMS ?? `${audience}/`,
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
