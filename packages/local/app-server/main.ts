import { argv } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startAppServer } from './index.ts'

const running = await startAppServer({ isDevelopment: argv.includes('--dev') })
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
