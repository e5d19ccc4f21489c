import { argv } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startWebApp } from './index.ts'

/** Starts the web app from the variables of the production code; the launcher stops it with a signal. */
const running = await startWebApp({ isDevelopment: argv.includes('--dev') })
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
