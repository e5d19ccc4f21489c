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

type Attempts = {
  /** Runs after each failure. */
  instead(): void
  /** Runs a second later; the same work unless given. */
  again?(): void
}

/** Tries again each second until the work does not throw. */
export function untilDone(work: () => void, attempts: Attempts, complain = complaints()) {
  const { instead, again = work } = attempts
  const failure = failureOf(work)
  if (failure === undefined) return
  const worse = failureOf(instead)
  complain(
    worse === undefined
      ? `nginx gets no pages: ${failure}.`
      : `nginx may show old pages. Turn the page files off as docs/operate.md says: ${worse}.`,
  )
  setTimeout(() => untilDone(again, attempts, complain), limits.retryMs).unref()
}

function failureOf(work: () => void): unknown {
  try {
    return void work()
  } catch (error) {
    return error
  }
}
