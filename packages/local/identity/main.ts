import { join } from 'node:path'
import { env } from 'node:process'
import { readIdentity } from '@association/services/config/identity.ts'
import { settings } from '@association/services/config/settings.ts'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startIdentity } from './index.ts'

const { domain, clientId, clientSecret, audience, claims } = settings(env, readIdentity)
const running = await startIdentity({
  port: Number(new URL(domain).port),
  data: join(env.LOCAL_DATA ?? '.data', 'identity'),
  site: env.SITE_URL ?? 'http://localhost:3000',
  memberApp: env.MEMBER_APP_URL ?? 'http://localhost:4031',
  client: { id: clientId, secret: clientSecret },
  audience,
  claims,
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
