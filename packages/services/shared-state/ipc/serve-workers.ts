import type { Entry } from '../expiry-log.ts'
import type { LocalState } from '../local/local.ts'
import { callsOf, type Question } from './calls.ts'
import { type Channel, hear, sendTo } from './channel.ts'

/** What the primary process sends: a reply, with the number of its question, or a new entry of the log. */
export type Message = { number: number; value: unknown } | { entry: Entry }

/** Lets one worker process use the state of its primary process, until the worker ends. */
export function serveSharedState(state: LocalState, worker: Channel) {
  const { calls, releaseAll } = callsOf(state)
  const endEntries = state.onEntry((entry) => sendTo(worker, { entry } satisfies Message))
  const endQuestions = hear<Question>(worker, async ({ number, name, args }) => {
    const call: (...args: never[]) => Promise<unknown> = calls[name]
    const value = await call(...(args as never[]))
    sendTo(worker, { number, value } satisfies Message)
  })
  worker.on('disconnect', () => {
    endEntries()
    endQuestions()
    void releaseAll()
  })
}
