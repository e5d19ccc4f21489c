import type { ViewerBookmark } from '../viewer/viewer-answer.ts'

/** How a change of a bookmark ended in the browser. */
export type Outcome<Value> = { kind: 'done'; value: Value } | { kind: 'signed-out' } | { kind: 'failed' }

/** Milliseconds. After that the button says that nothing was saved. */
const longestMs = 10_000

export const addBookmark = (entry: string): Promise<Outcome<ViewerBookmark>> =>
  send('/api/bookmarks', { method: 'POST', headers: json, body: JSON.stringify({ entry }) })

export const removeBookmark = (id: string): Promise<Outcome<undefined>> =>
  send(`/api/bookmarks/${encodeURIComponent(id)}`, { method: 'DELETE' })

const json = { 'content-type': 'application/json' }

async function send<Value>(path: string, init: RequestInit): Promise<Outcome<Value>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(longestMs) })
    if (response.status === 401) return { kind: 'signed-out' }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'done', value: response.status === 204 ? undefined : await response.json() }
  } catch {
    return { kind: 'failed' }
  }
}
