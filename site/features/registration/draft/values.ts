import { fieldsOf, type Step, textLimits } from '../answers.ts'
import type { StepAnswers } from '../draft.ts'

/** The values of a step, by the names of its form fields. */
export type Values = StepAnswers['values']

/** As many entries as an edition has courses. */
export const maxEntries = 60

/** The names of the fields of a step, with whether a field has a list of values. */
export const fieldsIn = (step: Step): { name: string; isMany: boolean }[] => [
  ...fieldsOf[step].one.map((name) => ({ name, isMany: false })),
  ...fieldsOf[step].many.map((name) => ({ name, isMany: true })),
]

/** Keeps of some values only the fields of the step, as texts of a limited length. Never throws. */
export function keptValues(step: Step, entered: Readonly<Record<string, unknown>>): Values {
  const kept = fieldsIn(step).flatMap(({ name, isMany }): [string, string | string[]][] => {
    if (!Object.hasOwn(entered, name)) return []
    const texts = textsIn(entered[name])
    return [[name, isMany ? [...new Set(texts)].slice(0, maxEntries) : (texts[0] ?? '')]]
  })
  return Object.fromEntries(kept)
}

/**
 * Reads the form of a step. A form is whole: a browser does not send a box without a mark, so a missing field is empty.
 * A form with a field `changed` names the fields that were changed in it, with spaces between them. Its other fields
 * do not replace `known` values: another tab may have changed those.
 */
export function valuesOfForm(step: Step, form: Pick<URLSearchParams, 'getAll'>, known: Values = {}): Values {
  const whole = keptValues(
    step,
    Object.fromEntries(fieldsIn(step).map(({ name }) => [name, form.getAll(name)])),
  )
  const [changed] = form.getAll('changed')
  if (changed === undefined) return whole
  const names = changed.split(' ')
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => names.includes(name) || !Object.hasOwn(known, name)),
  )
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, maxEntries) : [value]).flatMap((each: unknown) => {
    if (typeof each === 'number' && Number.isFinite(each)) return String(each)
    return typeof each === 'string' ? cut(each) : []
  })

/** Cuts a text between two characters, and replaces halves of characters, which no encoding can keep. */
function cut(text: string): string {
  const short = text.slice(0, textLimits.kept)
  return (text.length > short.length ? short.replace(/[\uD800-\uDBFF]$/, '') : short).toWellFormed()
}
