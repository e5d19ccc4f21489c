import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { answersIn, applyAnswers, fieldsOf } from './form-fields.ts'
import { formSaver } from './form-saver.ts'
import { guardLeaving } from './guard-leaving.ts'
import { showGuests } from './guest-fields.ts'
import type { FormOptions } from './island.tsx'
import { showSaved } from './show-summary.ts'
import { unsentStore } from './unsent.ts'

const patienceMs = 10_000

/**
 * Saves the form of a step while it is filled in, shows the new total, and asks before the visitor leaves. What could not
 * be sent is kept on the device and is in the fields again after a reload.
 */
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
  let hasEntered = isStarted
  const changed = (event: Event) => {
    hasEntered = true
    showGuests(form)
    unsent.write(place, { fields: answersIn(form) })
    saver.changed({ isComplete: event.type === 'change' })
  }
  form.addEventListener('input', changed, { signal })
  form.addEventListener('change', changed, { signal })
  addEventListener('online', () => saver.retry(), { signal })
  const noteSent = () => unsent.read(place) && unsent.write(place, { fields: answersIn(form), isSent: true })
  guardLeaving({ form, saver, signal, isUnfinished: () => hasEntered, noteSent })
  restore()
  showGuests(form)

  function restore() {
    for (const step of [1, 2, 3, 4, 5, 6])
      if (step !== place.step && unsent.read({ ...place, step })?.isSent) unsent.remove({ ...place, step })
    const kept = unsent.read(place)
    if (form && kept && applyAnswers(form, kept.fields)) saver.changed({ isComplete: true })
    else unsent.remove(place)
  }

  return () => {
    listening.abort()
    saver.stop()
  }
}
