import { log } from '../../base/log.ts'

const limits = { retryMs: 1000, logMs: 60_000 }

/** Logs the first line, then at most one each minute. */
export function complaints() {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (line: string) => {
    if (performance.now() - loggedAt < limits.logMs) return
    loggedAt = performance.now()
    log.error(`PAGE_FILES: ${line}`)
  }
}

/** Tries again each second until `work` does not throw. `instead` runs after each failure. */
export function untilDone(work: () => void, instead = () => {}, complain = complaints()) {
  const failure = failureOf(work)
  if (failure === undefined) return
  const worse = failureOf(instead)
  complain(
    worse === undefined
      ? `nginx gets no pages: ${failure}.`
      : `nginx may show old pages. Take its include out: ${worse}.`,
  )
  setTimeout(() => untilDone(work, instead, complain), limits.retryMs).unref()
}

function failureOf(work: () => void): unknown {
  try {
    return void work()
  } catch (error) {
    return error
  }
}
