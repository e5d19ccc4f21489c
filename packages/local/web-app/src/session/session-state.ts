import type { EntryProps } from 'contentful-management'
import type { ContentfulProblem } from '../contentful/problems.ts'
import type { Transition } from './entry-gateway.ts'

export type SessionFields = EntryProps['fields']
export type ValueChange = { field: string; locale: string; value: unknown }

export type SessionState = {
  /** As on the service. */
  entry: EntryProps
  /** Current input, saved or not. */
  fields: SessionFields
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'deleted'
  /** From the App SDK's `setInvalid`. */
  hasInvalidInput?: boolean
  problem?: ContentfulProblem & { during: 'save' | Transition }
  /** Fields changed here and elsewhere, with the remote version. */
  conflict?: { theirs: EntryProps; fields: string[] }
}

export type SessionEvent =
  | ({ kind: 'value' } & ValueChange)
  | { kind: 'sys' }
  | { kind: 'saved'; entry: EntryProps }

export function withValue(state: SessionState, { field, locale, value }: ValueChange): SessionState {
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

export function changesOf(
  fields: readonly string[],
  before: SessionFields,
  after: SessionFields,
): ValueChange[] {
  return fields.flatMap((field) => {
    const values = after[field] ?? {}
    const locales = new Set([...Object.keys(values), ...Object.keys(before[field] ?? {})])
    return [...locales].map((locale) => ({ field, locale, value: values[locale] }))
  })
}
