import type { EntryRule, SaidIssue } from '../rule.ts'

export const ownChecks: EntryRule = {
  id: 'block',
  title: 'Fields that do not fit together',
  about: 'The fields of an entry fit together, as its content type requires.',
  severity: 'error',
  scope: 'entry',
  check: ({ type, values }) => [
    ...(type.checks ?? [])
      .filter(({ when }) => trusting(() => when(values)))
      .map(
        ({ field, ...advice }): SaidIssue =>
          'warn' in advice
            ? { field, severity: 'warning', message: advice.warn }
            : { field, severity: 'error', message: advice.error },
      ),
    ...(trusting(() => type.examine?.(values)) ?? []),
  ],
}

/** A type can throw on a wrong kind, which the rule `kind` reports. */
function trusting<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
