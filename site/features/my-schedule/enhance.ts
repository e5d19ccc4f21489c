import type { WidgetProps } from '@association/content/define/widgets.ts'
import {
  type Chosen,
  chosenSessions,
  parseChosen,
} from '@association/content/shared/schedule/chosen-sessions.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { onViewer } from '../viewer-data/store.ts'
import { calendarAddress } from './calendar-address.ts'
import { keepWithAccount } from './keep-with-account.ts'
import { messages } from './messages.ts'

export const enhance: Enhance<WidgetProps['mySchedule']> = (element, schedule) => {
  const store = chosenSessions(schedule.schedule)
  const stopping = new AbortController()
  const { signal } = stopping
  const link = element.querySelector('a')
  const status = element.querySelector('[role=status]')
  store.onChange(() => {
    const { sessions } = store.current()
    if (!link) return
    link.hidden = sessions.length === 0
    link.href = calendarAddress(schedule, { sessions })
  }, signal)
  const account = keepWithAccount({
    store,
    load: () => fetchChosen(schedule.schedule),
    save: (chosen) => saveChosen(schedule.schedule, chosen),
    say: (isSaved) => {
      if (status) status.textContent = isSaved ? messages.saved : messages.failed
    },
  })
  const stopViewer = onViewer((viewer) => account.viewerIs('userId' in viewer ? viewer.userId : undefined))
  store.onChange(account.changed, signal)
  addEventListener('online', account.changed, { signal })
  return () => {
    stopping.abort()
    stopViewer()
  }
}

const requestTimeoutMs = 10_000

const fetchChosen = (schedule: string) => requestChosen(schedule)

/** Resolves with the stored choice, which another device may have changed. */
const saveChosen = (schedule: string, { sessions, at }: Chosen) =>
  requestChosen(schedule, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessions, at }),
    // The request outlives the page.
    keepalive: true,
  })

async function requestChosen(schedule: string, init: RequestInit = {}): Promise<Chosen> {
  const address = `/api/schedule/${encodeURIComponent(schedule)}`
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })
  if (!response.ok) throw new Error(`${address} answered with the status ${response.status}`)
  return parseChosen(await response.text())
}
