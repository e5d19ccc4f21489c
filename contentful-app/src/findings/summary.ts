import type { LookState } from './use-look.ts'

type Seen = {
  errors: number
  advice: number
  withheld?: number
  phase: LookState<unknown>['phase']
  hasGaps: boolean
}

/** Says “Nothing to fix” only if all linked content was checked. */
export function summary({ errors, advice, withheld = 0, phase, hasGaps }: Seen): string {
  const counts = [
    ...counted(errors, 'error', 'errors'),
    ...counted(advice, 'piece of advice', 'pieces of advice'),
  ]
  const empty =
    withheld > 0 ? ` ${withheld} ${withheld === 1 ? 'field is' : 'fields are'} still to be filled.` : ''
  const isWhole = phase === 'known' && !hasGaps
  if (counts.length === 0 && isWhole) return empty.trim() || 'Nothing to fix.'
  const found = counts.length > 0 ? `${counts.join(', ')}.` : 'Nothing found so far.'
  return (isWhole ? found : `${found} ${open[phase]}`) + empty
}

const open = {
  looking: 'Checking linked content…',
  failed: 'Linked content could not be checked.',
  known: 'Not everything could be checked.',
} as const

const counted = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
