import type { Log, StoreProblem } from './shared-state.ts'

type Options = {
  /** What is well or not, such as `Redis`. */
  name: string
  log: Log
  now?: () => number
}
export type Health = ReturnType<typeof health>

/** Tracks whether a store works, and since when. A store works if no part of it has a problem. Each change is logged once. */
export function health({ name, log, now = Date.now }: Options) {
  const problems = new Map<string, StoreProblem>()
  let sinceMs = now()
  return {
    isWell: () => problems.size === 0,
    failed(problem: StoreProblem, part = name) {
      const wasWell = problems.size === 0
      // The last one is the newest.
      problems.delete(part)
      problems.set(part, problem)
      if (!wasWell) return
      sinceMs = now()
      log.warn(`${name} cannot be used: ${problem.sentence}. The site works without it.`)
    },
    works(part = name) {
      if (!problems.delete(part) || problems.size > 0) return
      sinceMs = now()
      log.info(`${name} works again.`)
    },
    report() {
      const problem = [...problems.values()].at(-1)
      return { isReachable: problem === undefined, sinceMs, ...(problem && { problem }) }
    },
  }
}

/** An attempt to connect to both addresses of a host fails with an error that has no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
