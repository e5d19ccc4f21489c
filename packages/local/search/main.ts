import { env } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startSearch } from './index.ts'

const running = await startSearch({
  port: Number(new URL(env.SEARCH_URL ?? 'http://localhost:0').port),
  site: env.SITE_URL ?? 'http://localhost:3000',
  token: env.SEARCH_TOKEN ?? '',
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
