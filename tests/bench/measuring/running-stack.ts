import type { Stack } from '@association/local/launch/stack.ts'

export type BenchStack = Pick<Stack, 'env' | 'stopService' | 'startService'>

/** The stack of the browser tests, which names itself in the environment. Throws when there is none. */
export function runningStack(): BenchStack {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const control = env.STACK_CONTROL_URL
  if (!control)
    throw new Error(
      'The short form of a bench needs the stack of the browser tests: run it with `npm test -- browser benches`.',
    )
  const tell = (verb: 'stop' | 'start') => async (service: string) => {
    const answer = await fetch(`${control}/${verb}/${service}`, { method: 'POST' })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return { env, stopService: tell('stop'), startService: tell('start') }
}
