import { wallTime } from '../../../shared/schedule/instant.ts'
import { onPress, type Schedule } from './schedule.ts'

/** Opens the day of the link's target, else today. */
export function startDays(schedule: Schedule, showAll: () => void) {
  const { element, zone, signal } = schedule
  const follow = (hash: string) => {
    const target = [...element.querySelectorAll('a')].find(({ name }) => name && `#${name}` === hash)
    if (target?.closest('[hidden]')) showAll()
    const day = target?.closest('details')
    if (day) day.open = true
    return target
  }
  // Runs before the browser scrolls.
  onPress(schedule, 'a[href^="#"]', (link) => follow(link.getAttribute('href') ?? ''))
  addEventListener('hashchange', () => follow(location.hash)?.scrollIntoView(), { signal })
  const target = follow(location.hash)
  if (target) return target.scrollIntoView()
  const days = [...element.querySelectorAll('details')]
  const today = wallTime(Date.now(), zone).slice(0, 10)
  if (days.some(({ dataset }) => dataset.day === today))
    for (const day of days) day.open = day.dataset.day === today
}
