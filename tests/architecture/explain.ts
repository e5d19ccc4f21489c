import type { BrokenRule } from './broken-rules.ts'
import { layerRules } from './layer-rules.ts'
import { rules } from './rules.ts'

/** What a person reads who broke a rule: the import, the reason of the rule, and what to do instead. */
export function explain({ rule, from, to, because }: BrokenRule): string {
  const { reason, remedy } = [...rules, ...layerRules].find(({ name }) => name === rule) ?? {
    reason: rule,
    remedy: '',
  }
  const subject = to === undefined ? `${from} is in no layer.` : `${from} imports ${to}.`
  return [subject, because, reason, remedy].filter((line) => line !== undefined).join('\n  ')
}
