import type { EntryProps } from 'contentful-management'
import type { Problem } from '../contentful/problems.ts'
import type { Transition } from './entry-gateway.ts'

export type Fields = EntryProps['fields']
export type Change = { field: string; locale: string; value: unknown }

export type SessionState = {
  /** As the service has it. */
  entry: EntryProps
  /** As typed, saved or not. */
  fields: Fields
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'deleted'
  /** An app told with App SDK’s `setInvalid` that it holds input which is no value of a field. */
  hasInvalidInput?: boolean
  /** Why the last save or action was refused. */
  problem?: Problem & { during: 'save' | Transition }
  /** Fields that were changed here and elsewhere at the same time, with what stands there now. */
  conflict?: { theirs: EntryProps; fields: string[] }
}

export type SessionEvent =
  | ({ kind: 'value' } & Change)
  | { kind: 'sys' }
  /** The service has the values now. */
  | { kind: 'saved'; entry: EntryProps }

/** The state with one value changed. What was said about a field no longer holds when it changes. */
export function withValue(state: SessionState, { field, locale, value }: Change): SessionState {
  const values = { ...state.fields[field], [locale]: value }
  if (value === undefined) delete values[locale]
  const { [field]: _before, ...others } = state.fields
  const fields = Object.keys(values).length > 0 ? { ...others, [field]: values } : others
  return { ...state, fields, phase: 'unsaved', problem: without(state.problem, field) }
}

function without(problem: SessionState['problem'], field: string): SessionState['problem'] {
  if (!problem?.fields.some((each) => each.field === field)) return problem
  const fields = problem.fields.filter((each) => each.field !== field)
  return fields.length > 0 ? { ...problem, fields } : undefined
}

/** The values that are other than before, field by field and locale by locale. */
export function changesOf(fields: readonly string[], before: Fields, after: Fields): Change[] {
  return fields.flatMap((field) => {
    const values = after[field] ?? {}
    const locales = new Set([...Object.keys(values), ...Object.keys(before[field] ?? {})])
    return [...locales].map((locale) => ({ field, locale, value: values[locale] }))
  })
}
