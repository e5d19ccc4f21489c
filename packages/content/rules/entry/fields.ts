import type { EntryRule, SaidIssue } from '../rule.ts'

export const unknownFields: EntryRule = {
  id: 'unknown-field',
  title: 'Unknown fields',
  about: 'An entry has only the fields that its content type defines.',
  severity: 'error',
  scope: 'entry',
  check: ({ type, values }) =>
    Object.keys(values)
      .filter((id) => !Object.hasOwn(type.fields, id))
      .map((field) => ({ field, message: `${type.name} has no field “${field}”. Remove its value.` })),
}

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

export const bothContainers: EntryRule = {
  id: 'both-containers',
  title: 'Two containers at once',
  about: 'A block uses a container or a wide container, not both.',
  severity: 'warning',
  scope: 'entry',
  check: ({ values }) =>
    values.isContainer === true && values.isWideContainer === true
      ? [{ field: 'isWideContainer', message: 'Choose a container or a wide container, not both.' }]
      : [],
}
