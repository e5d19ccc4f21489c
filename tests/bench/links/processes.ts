import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What compiles TypeScript is no part of what is measured. */
const execArgv = ['--disable-warning=ExperimentalWarning']
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'association-bench') }

/** A file beside this one in a process of its own. */
export const startApart = (file: string, argument: string) =>
  fork(join(import.meta.dirname, file), [argument], {
    execArgv,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/** Its first message. */
export async function runApart<Result>(file: string, argument: string): Promise<Result> {
  const child = startApart(file, argument)
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} and said nothing.`)
  })
  const [result] = await Promise.race([once(child, 'message'), exit])
  await exit.catch(() => undefined)
  return result
}
