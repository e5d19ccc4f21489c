import type { SessionAnswer, ViewerAnswer } from './viewer-answer.ts'

/** Requests who is signed in, which uses the session. Throws when the answer is anything else than a viewer. */
export const fetchViewer = (signal: AbortSignal) => requested<ViewerAnswer>('/api/viewer', signal)

/** Requests whether the session goes on, which is no use of it. */
export const fetchSession = (signal: AbortSignal) => requested<SessionAnswer>('/api/viewer/session', signal)

async function requested<Answer extends { phase: string }>(
  path: string,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} answered with the status ${response.status}`)
  const answer: Answer = await response.json()
  if (answer?.phase !== 'guest' && answer?.phase !== 'member')
    throw new Error(`${path} answered without a viewer`)
  return answer
}
