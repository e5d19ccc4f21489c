import type { LogEntry } from '../expiry-log.ts'
import type { LocalState } from '../local/local.ts'
import { callsOf, type Question } from './calls.ts'
import { type Channel, hear, sendTo } from './channel.ts'

export type Message = { number: number; value: unknown } | { entry: LogEntry }

export function serveSharedState(state: LocalState, worker: Channel) {
  const { calls, releaseAll } = callsOf(state)
  const endEntries = state.onEntry((entry) => sendTo(worker, { entry } satisfies Message))
  const endQuestions = hear<Question>(worker, async ({ number, name, args }) => {
    const call: (...args: never[]) => Promise<unknown> = calls[name]
    const value = await call(...(args as never[]))
    sendTo(worker, { number, value } satisfies Message)
  })
  function end() {
    endEntries()
    endQuestions()
    void releaseAll()
  }
  worker.on('disconnect', end)
  // A worker that was killed while it hung may only exit.
  worker.on('exit', end)
}
