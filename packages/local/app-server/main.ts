import { argv } from 'node:process'
import { startAppServer } from './index.ts'

/** Starts the app's server from the variables of the production code; the launcher stops it with a signal. */
const running = await startAppServer({ isDevelopment: argv.includes('--dev') })
process.stdout.write(`${running.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
