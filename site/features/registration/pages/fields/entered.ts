import type { StepAnswers } from '../../draft.ts'
import type { Problem } from '../../machine/problems/problem.ts'

export type Entered = { values: StepAnswers['values']; problems: readonly Problem[] }

export function textOf({ values }: Pick<Entered, 'values'>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return (typeof value === 'string' ? value : value?.[0]) ?? ''
}

export function textsOf({ values }: Pick<Entered, 'values'>, name: string): readonly string[] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return typeof value === 'string' ? [value] : (value ?? [])
}

export const problemsAt = ({ problems }: Pick<Entered, 'problems'>, name: string): readonly string[] =>
  problems.filter(({ field }) => field === name).map(({ message }) => message)
