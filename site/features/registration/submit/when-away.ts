import { isRecordsError } from '@association/services/shared-state'
import { problem } from '../../../security/problem.ts'
import { messages } from './messages.ts'

type Log = { warn(message: string): void }

/** Runs the work of a route. While registrations cannot be changed, it answers 503, with one sentence and `Retry-After`. */
export async function whenAway(log: Log, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (isRecordsError(error)) {
      log.warn(`The registrations cannot be used: ${error.message}.`)
      return problem(503, messages.notKept, { 'retry-after': '60' })
    }
    if (!isBusy(error)) throw error
    log.warn(`The registrations cannot be changed in time: ${error.message}.`)
    return problem(503, messages.busy, { 'retry-after': '5' })
  }
}

/** Routes are bundled apart, so `instanceof` does not tell. */
const isBusy = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'BOOK_BUSY'
