import type { Changes } from './watch-changes.ts'

/** Asks the site which of these entries and assets were saved lately. Rejects when it does not answer. */
export async function askForChanges(shown: readonly string[], token: string): Promise<Changes> {
  const response = await fetch('/api/preview/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, shown }),
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`The site answered ${response.status} when it was asked for changes.`)
  return (await response.json()).changes
}
