import type { BrokenRule } from './broken-rules.ts'
import { rules } from './rules.ts'

/** What a person reads who broke a rule: the import, the reason of the rule, and what to do instead. */
export function explain({ rule, from, to }: BrokenRule): string {
  const { reason, remedy } = rules.find(({ name }) => name === rule) ?? { reason: rule, remedy: '' }
  return `${from} imports ${to}.\n  ${reason}\n  ${remedy}`
}
