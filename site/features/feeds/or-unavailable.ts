import { problem } from '../../base/security/problem.ts'

/** A response that is made of content. During an outage without a copy of the content, it says so with status 503. */
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
