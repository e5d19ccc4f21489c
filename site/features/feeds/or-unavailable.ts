import { problem } from '../../base/security/problem.ts'

/** Answers 503 in an outage without a copy. */
export async function orUnavailable(
  { isOutage }: { isOutage(): boolean },
  message: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!isOutage()) throw error
    return problem(503, message, { 'retry-after': '60' })
  }
}
