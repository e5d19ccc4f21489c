import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The compile cache keeps the compilation of TypeScript out of the measurement. */
const execArgv = ['--disable-warning=ExperimentalWarning']
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'association-bench') }

export const startApart = (file: string, argument: string) =>
  fork(join(import.meta.dirname, file), [argument], {
    execArgv,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

export async function runApart<Result>(file: string, argument: string): Promise<Result> {
  const child = startApart(file, argument)
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} and said nothing.`)
  })
  const [result] = await Promise.race([once(child, 'message'), exit])
  await exit.catch(() => undefined)
  return result
}
