import { type Filter, isActive, matches } from './matches.ts'
import { messages } from './messages.ts'
import { onPress, part, type Schedule, say } from './schedule.ts'

/** Longer than between two letters, because the work that follows is slow on phones. */
const pauseMs = 250

type Control = HTMLInputElement | HTMLSelectElement

/** Browsers restore the controls' values, so the filters apply at once. */
export function startFilters(schedule: Schedule) {
  const { element, sessions, store, signal } = schedule
  const tools = part(element, 'tools')
  const control = (name: string) => tools?.querySelector<Control>(`[name="${name}"]`)
  const mine = control('mine') as HTMLInputElement | null | undefined
  const days = [...element.querySelectorAll('details')]
  let opened: readonly HTMLDetailsElement[] | undefined

  const current = (): Filter => ({
    words: control('words')?.value ?? '',
    type: control('type')?.value ?? '',
    track: control('track')?.value ?? '',
    isMine: mine?.checked ?? false,
  })

  function apply() {
    const filter = current()
    const chosen = new Set(store.current().sessions)
    const found = sessions.filter((session) =>
      matches({ ...session, isMine: chosen.has(session.id) }, filter),
    )
    for (const session of sessions) {
      const isHidden = !found.includes(session)
      if (isHidden && session.element.contains(document.activeElement)) mine?.focus()
      session.element.hidden = isHidden
    }
    showDays(isActive(filter))
    say(part(element, 'status'), isActive(filter) ? messages.found(found.length, sessions.length) : '')
    showNone(found.length === 0, filter.isMine && chosen.size === 0)
  }

  function showDays(isFiltered: boolean) {
    if (isFiltered) opened ??= days.filter(({ open }) => open)
    for (const day of days) {
      day.hidden = isFiltered && !day.querySelector('[data-session]:not([hidden])')
      if (opened) day.open = isFiltered || opened.includes(day)
    }
    if (!isFiltered) opened = undefined
  }

  function showNone(isNone: boolean, isUnchosen: boolean) {
    const none = part(element, 'none')
    if (none) none.hidden = !isNone
    say(part(element, 'reason'), isNone ? (isUnchosen ? messages.nothingChosen : messages.nothingFound) : '')
  }

  function showAll() {
    for (const name of ['words', 'type', 'track']) {
      const each = control(name)
      if (each) each.value = ''
    }
    if (mine) mine.checked = false
    apply()
  }

  let waiting: ReturnType<typeof setTimeout> | undefined
  function applySoon() {
    clearTimeout(waiting)
    waiting = setTimeout(apply, pauseMs)
  }

  tools?.addEventListener('input', applySoon, { signal })
  onPress(schedule, '[data-schedule=all]', () => {
    showAll()
    control('words')?.focus()
  })
  store.onChange(() => isActive(current()) && apply(), signal)
  signal.addEventListener('abort', () => {
    clearTimeout(waiting)
    showAll()
  })
  return { showAll }
}
