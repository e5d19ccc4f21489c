import { log } from '../../runtime/log.ts'
import { boundedLog } from '../island-failure/bounded.ts'

/** Writes failures of the provider to the log: at most 20 lines a minute, because each visitor may cause one. */
export const noteFailure = boundedLog({
  max: 20,
  windowMs: 60_000,
  write: log.warn,
  summary: (leftOut) => `${leftOut} more failures of the search in the last minute.`,
})
