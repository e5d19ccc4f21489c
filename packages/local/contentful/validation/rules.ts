import type { Validation } from '../entity.ts'
import type { Problem } from '../http/errors.ts'
import { linkRules } from './link-rules.ts'
import type { Rules, Surroundings } from './rule.ts'
import { valueRules } from './value-rules.ts'

const rules: Rules = { ...valueRules, ...linkRules }

/** The names a content type may use; those of rich text have rules of their own, the last ones are only kept. */
export const validationNames = new Set([
  ...Object.keys(rules),
  'enabledMarks',
  'enabledNodeTypes',
  'nodes',
  'allowedResources',
  'relationshipType',
  'linkField',
])

/** What the validations of a field find in a value. */
export function ruleProblems(
  value: unknown,
  validations: readonly Validation[],
  { around, path }: { around: Surroundings; path: (string | number)[] },
): Problem[] {
  return validations.flatMap(({ message, ...validation }) =>
    Object.entries(validation).flatMap(([name, wanted]) => {
      const found = rules[name]?.(value, wanted as never, around)
      return found ? [{ ...found, name, path, ...(message ? { customMessage: message } : {}) }] : []
    }),
  )
}
