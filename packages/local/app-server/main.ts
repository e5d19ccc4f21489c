import { argv } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { startAppServer } from './index.ts'

/** Starts the app's server from the variables of the production code; the launcher stops it with a signal. */
const running = await startAppServer({ isDevelopment: argv.includes('--dev') })
process.stdout.write(`${running.url}\n`)
stopOnSignal(running)
