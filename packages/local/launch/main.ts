import { narrateTo } from './narration.ts'
import { readOptions } from './options.ts'
import { LaunchError, logEnd } from './processes.ts'
import { type Stack, startStack } from './stack.ts'
import { welcome } from './welcome.ts'

/** `npm start` and `npm run dev`: everything up, one table, and nothing left behind. */
try {
  const { offset, isDev, data } = readOptions(process.env, process.argv)
  const started = Date.now()
  const stack = await startStack({ offset, isDev, data, onStep: narrateTo(process.stderr) })
  process.stdout.write(welcome(stack.env, { seconds: (Date.now() - started) / 1000 }))
  stopOnSignals(stack)
  reportCrashes(stack)
} catch (error) {
  process.stderr.write(`\n${error instanceof LaunchError ? error.message : String(error)}\n`)
  process.exit(1)
}

function stopOnSignals(stack: Stack) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      process.stderr.write('\nStopping …')
      await stack.stop()
      process.stderr.write(' stopped.\n')
      process.exit(0)
    })
  }
  for (const service of stack.services) {
    service.ended.then(async () => {
      if (isStopping) return
      isStopping = true
      process.stderr.write(
        `\n${service.name} stopped by itself. The end of ${service.log}:\n${logEnd(service)}\n`,
      )
      await stack.stop()
      process.exit(1)
    })
  }
}

function reportCrashes(stack: Stack) {
  process.on('uncaughtException', async (error) => {
    process.stderr.write(`\n${error.stack}\n`)
    await stack.stop()
    process.exit(1)
  })
}
