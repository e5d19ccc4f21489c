import { dyingFetch, recordingFetch } from './spaces.ts'

/** A run that can be killed at any request. */
export type Crashing = {
  restore(): void
  /** Independent of other runs, like a new process. */
  run(fetch: typeof globalThis.fetch): Promise<unknown>
  /** Equal after an interrupted and an uninterrupted run. */
  state(): Promise<unknown>
}

/** Results of a killed run and of a second one that finished it. */
export type Crash = {
  /** `before request 7`. */
  moment: string
  state: unknown
  /** Writes of a third run; empty if all was done. */
  writes: readonly string[]
}

/**
 * Kills a run before and after each request (or each `stride`th), and repeats it. First yields the result of an
 * uninterrupted run.
 */
export async function* crashSweep({ restore, run, state }: Crashing, stride = 1): AsyncGenerator<Crash> {
  restore()
  const whole = recordingFetch()
  await run(whole.fetch)
  yield { moment: 'never', state: await state(), writes: await writesOf(run) }
  for (let count = 1; count <= whole.sent.length; count += stride) {
    for (const moment of ['before', 'after'] as const) {
      restore()
      const dying = dyingFetch(count, moment)
      const killed = run(dying.fetch).then(
        () => {},
        () => {},
      )
      await Promise.race([killed, dying.died])
      await run(fetch)
      yield { moment: `${moment} request ${count}`, state: await state(), writes: await writesOf(run) }
    }
  }
}

async function writesOf(run: Crashing['run']) {
  const { fetch, writes } = recordingFetch()
  await run(fetch)
  return writes()
}
