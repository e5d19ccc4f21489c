import type { WidgetProps } from '@association/content/define/widgets.ts'
import { chosenSessions } from '@association/content/shared/schedule/chosen-sessions.ts'
import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { onViewer } from '../viewer-data/store.ts'
import { calendarAddress } from './calendar-address.ts'
import { keepWithAccount } from './keep-with-account.ts'
import { messages } from './messages.ts'
import { fetchChosen, saveChosen } from './requests.ts'

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
