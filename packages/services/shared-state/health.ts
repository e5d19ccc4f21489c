import type { Log, StoreProblem } from './shared-state.ts'

type Options = {
  /** Such as `Redis`. */
  name: string
  log: Log
  now?: () => number
}
export type Health = ReturnType<typeof health>

/** A store works if no part has a problem. Logs each change once. */
export function health({ name, log, now = Date.now }: Options) {
  const problems = new Map<string, StoreProblem>()
  let sinceMs = now()
  return {
    isWell: () => problems.size === 0,
    failed(problem: StoreProblem, part = name) {
      const wasWell = problems.size === 0
      // Reinserts the problem: the last one is the newest.
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

/** If both addresses of a host fail, the AggregateError has no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
