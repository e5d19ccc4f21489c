import { boundedLog } from '../../base/bounded-log.ts'
import { log } from '../../base/log.ts'

const retryMs = 1000

/** At most a line and the number of further ones in two minutes. */
export const complaints = () =>
  boundedLog({
    max: 1,
    windowMs: 120_000,
    write: (line) => log.error(`PAGE_FILES: ${line}`),
    summary: (leftOut) => `${leftOut} more failures in two minutes.`,
  })

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
  setTimeout(() => untilDone(again, attempts, complain), retryMs).unref()
}

function failureOf(work: () => void): unknown {
  try {
    return void work()
  } catch (error) {
    return error
  }
}
