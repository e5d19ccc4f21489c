import type { ViewerBookmark } from '../viewer-data/viewer-answer.ts'

export type BookmarkOutcome<Value> =
  | { kind: 'done'; value: Value }
  /** `unknown`: the answer was lost. */
  | { kind: 'signedOut' | 'failed' | 'unknown' }

const longestMs = 10_000

export const addBookmark = (entry: string): Promise<BookmarkOutcome<ViewerBookmark>> =>
  send('/api/bookmarks', { method: 'POST', headers: json, body: JSON.stringify({ entry }) })

export const removeBookmark = (id: string): Promise<BookmarkOutcome<undefined>> =>
  send(`/api/bookmarks/${encodeURIComponent(id)}`, { method: 'DELETE' })

const json = { 'content-type': 'application/json' }

async function send<Value>(path: string, init: RequestInit): Promise<BookmarkOutcome<Value>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(longestMs) })
    if (response.status === 401) return { kind: 'signedOut' }
    if (!response.ok) return { kind: isRefusal(response.status) ? 'failed' : 'unknown' }
    return { kind: 'done', value: response.status === 204 ? undefined : await response.json() }
  } catch {
    return { kind: 'unknown' }
  }
}

/** After a 502 or 504, the member platform may have saved the change. */
const isRefusal = (status: number) => status < 500 || status === 503
