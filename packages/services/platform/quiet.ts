import { isUpstreamError } from '../upstream/index.ts'

export type PlatformLog = { warn(message: string): void }

/**
 * The rule for GET and DELETE: a failure resolves to `undefined` and is logged. What the circuit breaker holds back is
 * not logged: the failures that opened it are. An error that the platform did not cause, such as `No Token`, rejects.
 */
export async function quiet<T>(
  request: Promise<T>,
  { log, what }: { log: PlatformLog; what: string },
): Promise<T | undefined> {
  try {
    return await request
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.failure !== 'resting') log.warn(`${what} failed. ${error.message}`)
    return undefined
  }
}
