import type { EntryRevisions } from './watch-changes.ts'

/** Milliseconds. A request that hangs would stop the watch, because the next one waits for it. */
const longestMs = 10_000

export async function askForChanges(
  shown: readonly string[],
  token: string,
  deadlineMs = longestMs,
): Promise<EntryRevisions> {
  const response = await fetch('/api/preview/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, shown }),
    cache: 'no-store',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status} when it was asked for changes.`)
  return (await response.json()).changes
}
