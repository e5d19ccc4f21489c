import type { EntryRule } from '../rule.ts'

export const ownChecks: EntryRule = {
  id: 'block',
  about: 'What a content type says itself about its fields together.',
  severity: 'error',
  scope: 'entry',
  check: ({ type, values }) =>
    (type.checks ?? [])
      .filter(({ when }) => holds(when, values))
      .map(({ field, ...advice }) =>
        'warn' in advice
          ? { field, severity: 'warning', message: advice.warn }
          : { field, severity: 'error', message: advice.error },
      ),
}

/** A condition trusts its fields to be of their kinds; where one is not, the rule `kind` says so. */
function holds(when: (values: never) => boolean, values: object): boolean {
  try {
    return when(values as never)
  } catch {
    return false
  }
}
