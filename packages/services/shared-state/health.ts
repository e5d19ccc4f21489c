import type { Log } from './shared-state.ts'

type Options = {
  /** What is well or not, such as `Redis`. */
  name: string
  log: Log
  now?: () => number
}
export type Health = ReturnType<typeof health>

/** Whether a store works, and since when. Each change is logged once. */
export function health({ name, log, now = Date.now }: Options) {
  let problem: string | undefined
  let lastProblem: string | undefined
  let sinceMs = now()
  return {
    isWell: () => problem === undefined,
    failed(reason: string) {
      lastProblem = reason
      if (problem !== undefined) return
      problem = reason
      sinceMs = now()
      log.warn(`${name} cannot be used: ${reason}. The site works without it.`)
    },
    works() {
      if (problem === undefined) return
      problem = undefined
      sinceMs = now()
      log.info(`${name} works again.`)
    },
    report: () => ({
      isReachable: problem === undefined,
      sinceMs,
      ...(lastProblem === undefined ? {} : { lastProblem }),
    }),
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
