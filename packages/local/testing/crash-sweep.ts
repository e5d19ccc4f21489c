import { dyingFetch, recordingFetch } from './spaces.ts'

/** Something that runs over a network, and may be killed at any request. */
export type Crashing = {
  /** Brings everything back to before the first run. */
  restore(): void
  /** A run of its own, as if in a process of its own. */
  run(fetch: typeof globalThis.fetch): Promise<unknown>
  /** What two runs must agree on. */
  state(): Promise<unknown>
}

/** What came of a run that was killed, and of a second one that finished it. */
export type Crash = {
  /** `before request 7`. */
  moment: string
  state: unknown
  /** What a third run wrote: nothing, if all was done. */
  writes: readonly string[]
}

/**
 * Kills a run right before and right after each request, or each `stride`th, and runs it again each time. First it
 * yields what an uninterrupted run leaves.
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
