import { entryRules, fieldRules, firstRules, parsedRules } from './check-values.ts'
import { linkRules } from './link/check-links.ts'
import type { Rule } from './rule.ts'
import { spacesRules } from './spaces/check-spaces.ts'
import { treeRules } from './tree/check-tree.ts'

export const rules: readonly Rule[] = [
  ...Object.values(firstRules),
  ...fieldRules,
  ...entryRules,
  ...parsedRules,
  ...linkRules,
  ...treeRules,
  ...spacesRules,
]
