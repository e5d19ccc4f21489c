import { env } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startMemberApp } from './index.ts'

const running = await startMemberApp({
  port: Number(new URL(env.MEMBER_APP_URL ?? 'http://localhost:0').port),
  site: env.SITE_URL ?? 'http://localhost:3000',
})
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
