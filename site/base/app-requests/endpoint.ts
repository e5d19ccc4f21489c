import { isUpstreamError } from '@association/services/upstream'
import { problem, type Refusal, RefusedError } from './answers.ts'

export async function endpoint(
  handle: () => Promise<Response>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    return problem(refusalOf(error), headers)
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal
  if (!isUpstreamError(error)) throw error
  const detail = `Contentful did not answer as expected: ${error.message}.`
  return error.failure === 'timeout'
    ? { status: 504, title: 'Contentful timed out', detail }
    : { status: 502, title: 'Contentful failed', detail }
}
