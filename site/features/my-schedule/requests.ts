import { type Chosen, parseChosen } from '@association/content/shared/schedule/chosen-sessions.ts'

const longestMs = 10_000

/** Rejects when the site does not answer. */
export const fetchChosen = (schedule: string) => request(schedule)

/** Resolves with the stored choice, because another device may have saved a newer one. */
export const saveChosen = (schedule: string, { sessions, at }: Chosen) =>
  request(schedule, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessions, at }),
    // The request outlives the page.
    keepalive: true,
  })

async function request(schedule: string, init: RequestInit = {}): Promise<Chosen> {
  const address = `/api/schedule/${encodeURIComponent(schedule)}`
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(longestMs) })
  if (!response.ok) throw new Error(`${address} answered with the status ${response.status}`)
  return parseChosen(await response.text())
}
