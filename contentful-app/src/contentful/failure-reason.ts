import { gateField } from '@association/content/define/publish-gate.ts'
import { refusalOf } from './refusal.ts'

/**
 * `busy`: too many requests. `silent`: no response, or not from Contentful. `forbidden` includes plans without a
 * feature.
 */
export type Meaning = 'busy' | 'silent' | 'changed' | 'gated' | 'invalid' | 'forbidden' | 'missing'

export const reasons: Record<Meaning, string> = {
  busy: 'Contentful has too many requests; try again in a minute',
  silent: 'Contentful does not answer; try again',
  changed: 'it changed after it was checked',
  gated: 'it is blocked until its errors are fixed; open it to see them',
  invalid: 'Contentful does not accept its fields; open it to see why',
  forbidden: 'you do not have permission to publish it',
  missing: 'it was deleted',
}

export const reasonOf = (error: unknown): string => reasons[meaningOf(error)]

export function meaningOf(error: unknown): Meaning {
  const { codes, status, details } = refusalOf(error)
  const has = (...names: string[]) => names.some((name) => codes.includes(name))
  if (has('RateLimitExceeded') || status === 429) return 'busy'
  if (has('VersionMismatch') || status === 409) return 'changed'
  if (details.includes(gateField)) return 'gated'
  if (has('ValidationFailed', 'InvalidEntry', 'UnprocessableEntity', 'UnresolvedLinks') || status === 422)
    return 'invalid'
  if (has('AccessDenied', 'Forbidden') || status === 403) return 'forbidden'
  if (has('NotFound') || status === 404) return 'missing'
  return 'silent'
}
