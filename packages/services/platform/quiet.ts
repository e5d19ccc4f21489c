import { isUpstreamError } from '../upstream/index.ts'

export type PlatformLog = { warn(message: string): void }

/**
 * Logs no failure that the open circuit breaker causes: the failures that opened it are logged. A caller's error, such
 * as `No Token`, rejects.
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
