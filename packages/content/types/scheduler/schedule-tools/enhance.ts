import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { chosenSessions } from '../../../shared/schedule/chosen-sessions.ts'
import { startChoices } from './choices.ts'
import { startDays } from './days.ts'
import { startFilters } from './filters.ts'
import { startNow } from './now.ts'
import { part, type Schedule } from './schedule.ts'
import { showOwnTimes } from './show-own-times.ts'
import { readSessions } from './shown-sessions.ts'

export type ScheduleOptions = { schedule: string; zone: string }

export const enhance: Enhance<ScheduleOptions> = (element, { schedule: id, zone }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const schedule: Schedule = {
    element,
    zone,
    signal,
    sessions: readSessions(element),
    store: chosenSessions(id),
  }
  showOwnTimes(schedule)
  const { showAll } = startFilters(schedule)
  startChoices(schedule)
  startDays(schedule, showAll)
  startNow(schedule)
  part(element, 'print')?.addEventListener('click', () => print(), { signal })
  return () => stopping.abort()
}
