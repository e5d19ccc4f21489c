import { byItself, type SessionAnswer, type ViewerAnswer } from '../viewer-data/viewer-answer.ts'

/** Requests who is signed in. Throws when the answer is anything else than a viewer. */
export const fetchViewer = (signal: AbortSignal, isUse: boolean) =>
  requested<ViewerAnswer>('/api/viewer', { signal, ...(!isUse && { headers: { [byItself]: '1' } }) })

/** Requests whether the session goes on, which is no use of it. */
export const fetchSession = (signal: AbortSignal) =>
  requested<SessionAnswer>('/api/viewer/session', { signal })

async function requested<Answer extends { phase: string }>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init)
  const answer: Answer | undefined = response.ok ? await response.json() : undefined
  if (answer?.phase === 'guest' || answer?.phase === 'member') return answer
  throw new Error(`${path} names no viewer`)
}
