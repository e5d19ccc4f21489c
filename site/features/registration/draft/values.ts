import { fieldsOf, type Step, textLimits } from '../answers.ts'
import type { StepAnswers } from '../draft.ts'

export type StepValues = StepAnswers['values']

export const maxEntries = 60

export const fieldsIn = (step: Step): { name: string; isMany: boolean }[] => [
  ...fieldsOf[step].one.map((name) => ({ name, isMany: false })),
  ...fieldsOf[step].many.map((name) => ({ name, isMany: true })),
]

/** Keeps the step's fields, as texts of limited length. Never throws. */
export function keptValues(step: Step, entered: Readonly<Record<string, unknown>>): StepValues {
  const kept = fieldsIn(step).flatMap(({ name, isMany }): [string, string | string[]][] => {
    if (!Object.hasOwn(entered, name)) return []
    const texts = textsIn(entered[name])
    return [[name, isMany ? [...new Set(texts)].slice(0, maxEntries) : (texts[0] ?? '')]]
  })
  return Object.fromEntries(kept)
}

/**
 * A missing field is empty, because browsers do not send unchecked boxes. If `changed` names fields, only these replace
 * `known`: another tab may have changed the rest.
 */
export function valuesOfForm(
  step: Step,
  form: Pick<URLSearchParams, 'getAll'>,
  known: StepValues = {},
): StepValues {
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

/** No encoding keeps halves of surrogate pairs. */
function cut(text: string): string {
  const short = text.slice(0, textLimits.kept)
  return (text.length > short.length ? short.replace(/[\uD800-\uDBFF]$/, '') : short).toWellFormed()
}
