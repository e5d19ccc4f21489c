import { explain } from './explain.ts'
import { narrateTo } from './narration.ts'
import { readOptions } from './options.ts'
import { logEnd, stopEverything } from './processes.ts'
import { startStack } from './stack.ts'
import { welcome } from './welcome.ts'

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => end({ code: 0, because: '\nStopping …', finally: ' stopped.\n' }))
process.on('uncaughtException', (error) => end({ code: 1, because: `\n${error.stack}\n` }))

try {
  const { isDev, ...options } = readOptions(process.env, process.argv)
  const started = Date.now()
  const stack = await startStack({ ...options, isDev, onStep: narrateTo(process.stderr) })
  process.stdout.write(welcome(stack.env, { seconds: (Date.now() - started) / 1000, isDev }))
  for (const service of stack.services) {
    service.ended.then(() =>
      end({ code: 1, because: `\n${crash(service.name, service.log, logEnd(service))}\n` }),
    )
  }
} catch (error) {
  await end({ code: 1, because: `\n${explain(error)}\n` })
}

/** The first reason counts: later failures are its consequence. */
async function end({
  code,
  because,
  finally: last = '',
}: {
  code: number
  because: string
  finally?: string
}) {
  if (isStopping) return
  isStopping = true
  process.stderr.write(because)
  await stopEverything()
  process.stderr.write(last)
  process.exit(code)
}

const crash = (name: string, log: string, lines: string) =>
  `${name} stopped unexpectedly, so everything stops. The last lines of ${log}:\n${lines}`
