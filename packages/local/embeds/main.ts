import { join } from 'node:path'
import { env } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startEmbeds } from './index.ts'

const running = await startEmbeds({
  port: Number(new URL(env.EMBED_FORM_URL ?? 'http://localhost:0').port),
  data: join(env.LOCAL_DATA ?? '.data', 'embeds'),
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
