import type { Validation } from '../entity.ts'
import type { WireProblem } from '../http/errors.ts'
import { linkRules } from './link-rules.ts'
import type { RuleSet, Surroundings } from './rule.ts'
import { valueRules } from './value-rules.ts'

const rules: RuleSet = { ...valueRules, ...linkRules }

/** Rich text validations have separate rules; the last names are stored, but not enforced. */
export const validationNames = new Set([
  ...Object.keys(rules),
  'enabledMarks',
  'enabledNodeTypes',
  'nodes',
  'allowedResources',
  'relationshipType',
  'linkField',
])

export function ruleProblems(
  value: unknown,
  validations: readonly Validation[],
  { around, path }: { around: Surroundings; path: (string | number)[] },
): WireProblem[] {
  return validations.flatMap(({ message, ...validation }) =>
    Object.entries(validation).flatMap(([name, wanted]) => {
      const found = rules[name]?.(value, wanted as never, around)
      return found ? [{ ...found, name, path, ...(message ? { customMessage: message } : {}) }] : []
    }),
  )
}
