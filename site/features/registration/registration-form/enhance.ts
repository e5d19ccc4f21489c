import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import type { Step } from '../answers.ts'
import { answersIn, applyAnswers, changedFields, fieldsOf } from './form-fields.ts'
import { formSaver } from './form-saver.ts'
import { guardLeaving } from './guard-leaving.ts'
import { showSaved } from './show-summary.ts'
import { unsentStore } from './unsent.ts'

export type FormOptions = {
  edition: string
  step: Step
  who: string
  isStarted: boolean
}

const patienceMs = 10_000

/** Unsent answers stay on the device, and return after a reload. */
export const enhance: Enhance<FormOptions> = (element, { isStarted, ...place }) => {
  const form = element.querySelector('form')
  if (!form) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  const status = element.querySelector('[data-saved]')
  const unsent = unsentStore(() => localStorage)
  const saver = formSaver({
    fields: () => fieldsOf(form),
    send: (body) =>
      fetch(form.action, {
        ...{ method: 'POST', body, headers: { accept: 'application/json' } },
        signal: AbortSignal.timeout(patienceMs),
      }),
    answered: (answer) => showSaved(element, answer),
    say: (words) => {
      if (status) status.textContent = words
    },
    kept: () => unsent.remove(place),
    wait(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const entered = changedFields(form)
  let hasEntered = isStarted
  const kept = () => ({ names: entered.names(), fields: answersIn(form, entered.names()) })
  const changed = (event: Event) => {
    hasEntered = true
    showGuests(form)
    entered.add([(event.target as HTMLInputElement).name])
    unsent.write(place, kept())
    saver.changed({ isComplete: event.type === 'change' })
  }
  form.addEventListener('input', changed, { signal })
  form.addEventListener('change', changed, { signal })
  addEventListener('online', () => saver.retry(), { signal })
  const noteSent = () => unsent.read(place) && unsent.write(place, { ...kept(), isSent: true })
  guardLeaving({ form, saver, signal, isUnfinished: () => hasEntered, noteSent })
  restore()
  showGuests(form)

  function restore() {
    for (const step of [1, 2, 3, 4, 5, 6])
      if (step !== place.step && unsent.read({ ...place, step })?.isSent) unsent.remove({ ...place, step })
    const found = unsent.read(place)
    if (!form || !found || !applyAnswers(form, found)) return unsent.remove(place)
    entered.add(found.names)
    saver.changed({ isComplete: true })
  }

  return () => {
    listening.abort()
    saver.stop()
    entered.remove()
  }
}

function showGuests(form: HTMLFormElement) {
  const chosen = Number(form.querySelector<HTMLInputElement>('[name=guests]:checked')?.value ?? 0)
  for (const place of form.querySelectorAll<HTMLElement>('[data-guest]')) {
    const isUsed = Number(place.dataset.guest) <= chosen
    place.hidden = !isUsed
    const field = place.querySelector('input')
    if (field) field.required = isUsed
  }
}
