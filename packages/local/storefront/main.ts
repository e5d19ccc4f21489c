import { join } from 'node:path'
import { env } from 'node:process'
import { reconcileConfig, siteConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { soldIn } from './catalog/from-content.ts'
import { startStorefront } from './index.ts'

const { contentful, shop, siteUrl } = siteConfig(env)
const running = await startStorefront({
  port: Number(new URL(shop.url).port),
  token: shop.token,
  adminToken: reconcileConfig(env).shop.adminToken,
  webhookSecret: shop.webhookSecret,
  siteUrl,
  data: join(env.LOCAL_DATA ?? '.data', 'storefront'),
  sold: await soldIn(contentfulSource(contentful)),
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
