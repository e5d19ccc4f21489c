import { isRecordsError } from '@association/services/shared-state'
import { problem } from '../../../security/problem.ts'

export type Log = { warn(message: string): void }

/** Answers 503 while the registrations cannot be read. */
export async function unlessAway(log: Log, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!isRecordsError(error) && !isBusy(error)) throw error
    log.warn(`The registrations cannot be read: ${error.message}.`)
    return problem(503, 'The registrations cannot be read right now.', { 'retry-after': '60' })
  }
}

/** Routes are bundled apart, so `instanceof` does not tell. */
const isBusy = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'BOOK_BUSY'
