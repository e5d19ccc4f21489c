import { type Chosen, parseChosen } from '@association/content/shared/schedule/chosen-sessions.ts'

/** Milliseconds. */
const longestMs = 10_000

/** The sessions that the account keeps. Rejects when the site does not say. */
export const fetchChosen = (schedule: string) => request(schedule)

/** Saves the choice and resolves with what the account keeps now: another device may have saved a newer choice. */
export const saveChosen = (schedule: string, { sessions, at }: Chosen) =>
  request(schedule, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessions, at }),
    // Also when the visitor leaves the page at once.
    keepalive: true,
  })

async function request(schedule: string, init: RequestInit = {}): Promise<Chosen> {
  const address = `/api/schedule/${encodeURIComponent(schedule)}`
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(longestMs) })
  if (!response.ok) throw new Error(`${address} answered with the status ${response.status}`)
  return parseChosen(await response.text())
}
