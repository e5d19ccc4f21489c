import { byItself, type SessionAnswer, type ViewerAnswer } from '../viewer-data/viewer-answer.ts'

/** Rejects when the answer is no viewer. */
export const fetchViewer = (signal: AbortSignal, isUse: boolean) =>
  requested<ViewerAnswer>('/api/viewer', { signal, ...(!isUse && { headers: { [byItself]: '1' } }) })

/** This request is no use of the session. */
export const fetchSession = (signal: AbortSignal) =>
  requested<SessionAnswer>('/api/viewer/session', { signal })

async function requested<Answer extends { phase: string }>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init)
  const answer: Answer | undefined = response.ok ? await response.json() : undefined
  if (answer?.phase === 'guest' || answer?.phase === 'member') return answer
  throw new Error(`${path} names no viewer`)
}
