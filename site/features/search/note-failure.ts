import { boundedLog } from '../../base/bounded-log.ts'
import { log } from '../../base/log.ts'

/** Each visitor may cause a line. */
export const noteFailure = boundedLog({
  max: 20,
  windowMs: 60_000,
  write: log.warn,
  summary: (leftOut) => `${leftOut} more failures of the search in the last minute.`,
})
