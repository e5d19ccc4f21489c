import type { ViewerAnswer } from './viewer-answer.ts'

/** Requests who is signed in. Throws when the answer is anything else than a viewer. */
export async function fetchViewer(signal: AbortSignal): Promise<ViewerAnswer> {
  const response = await fetch('/api/viewer', { signal })
  if (!response.ok) throw new Error(`/api/viewer answered with the status ${response.status}`)
  const answer: ViewerAnswer = await response.json()
  if (answer?.phase !== 'guest' && answer?.phase !== 'member')
    throw new Error('/api/viewer answered without a viewer')
  return answer
}
