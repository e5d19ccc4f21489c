import { isRecordsError } from '@association/services/shared-state'
import { isUpstreamError } from '@association/services/upstream'
import { problem } from '../../../base/security/problem.ts'
import { messages } from './messages.ts'

export type Log = { warn(message: string): void }

/** Answers 503 while registrations or content are unavailable. */
export async function unlessAway(
  log: Log,
  work: () => Promise<Response>,
  sentences: { away: string; busy: string } = { away: messages.notKept, busy: messages.busy },
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (isRecordsError(error)) {
      log.warn(`The registrations cannot be used: ${error.message}.`)
      return problem(503, sentences.away, { 'retry-after': '60' })
    }
    if (isUpstreamError(error)) {
      log.warn(`A registration cannot be loaded: ${error.message}.`)
      return problem(503, sentences.away, { 'retry-after': '60' })
    }
    if (!isBusy(error)) throw error
    log.warn(`The registrations cannot be changed in time: ${error.message}.`)
    return problem(503, sentences.busy, { 'retry-after': '5' })
  }
}

/** Routes are bundled apart, so `instanceof` fails. */
const isBusy = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'BOOK_BUSY'
