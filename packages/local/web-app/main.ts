import { argv } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startWebApp } from './index.ts'

const running = await startWebApp({ isDevelopment: argv.includes('--dev') })
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
