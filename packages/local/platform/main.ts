import { join } from 'node:path'
import { env } from 'node:process'
import { siteConfig } from '@association/services/config'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startPlatform } from './index.ts'

const { identity, shop, platformUrl } = siteConfig()
const running = await startPlatform({
  port: Number(new URL(platformUrl).port),
  data: join(env.LOCAL_DATA ?? '.data', 'platform'),
  issuer: `${identity.domain}/`,
  audience: identity.audience,
  claims: identity.claims,
  shopOrigins: shop.origins,
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
