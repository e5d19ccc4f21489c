import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import type { Step } from '../answers.ts'
import { answersIn, applyAnswers, changedBefore, changedFields, fieldsOf } from './form-fields.ts'
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
  const changed = (names: readonly string[], isComplete: boolean) => {
    hasEntered = true
    showGuests(form)
    entered.add(names)
    unsent.write(place, kept())
    saver.changed({ isComplete })
  }
  const listen = ({ type, target }: Event) => changed([(target as HTMLInputElement).name], type === 'change')
  form.addEventListener('input', listen, { signal })
  form.addEventListener('change', listen, { signal })
  addEventListener('online', () => saver.retry(), { signal })
  const noteSent = () => unsent.read(place) && unsent.write(place, { ...kept(), isSent: true })
  guardLeaving({ form, saver, signal, isUnfinished: () => hasEntered, noteSent })
  restore(changedBefore(form))
  showGuests(form)

  /** The visitor gave the early answers after those that the device keeps. */
  function restore(early: readonly string[]) {
    for (const step of [1, 2, 3, 4, 5, 6])
      if (step !== place.step && unsent.read({ ...place, step })?.isSent) unsent.remove({ ...place, step })
    const { names = [], fields = [] } = unsent.read(place) ?? {}
    const others = names.filter((name) => !early.includes(name))
    const isRestored = form !== null && applyAnswers(form, { names: others, fields })
    if (isRestored || early.length > 0) changed([...others, ...early], true)
    else unsent.remove(place)
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
