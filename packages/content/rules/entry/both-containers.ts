import type { EntryRule } from '../rule.ts'

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
