import type { Look } from './use-look.ts'

type Seen = { errors: number; advice: number; phase: Look<unknown>['phase']; hasGaps: boolean }

/** The state of the checks in a sentence or two. “Nothing to fix” needs all linked content to be checked. */
export function summary({ errors, advice, phase, hasGaps }: Seen): string {
  const counts = [
    ...counted(errors, 'error', 'errors'),
    ...counted(advice, 'piece of advice', 'pieces of advice'),
  ]
  const isWhole = phase === 'known' && !hasGaps
  if (counts.length === 0 && isWhole) return 'Nothing to fix.'
  const found = counts.length > 0 ? `${counts.join(', ')}.` : 'Nothing found so far.'
  return isWhole ? found : `${found} ${open[phase]}`
}

const open = {
  looking: 'Checking linked content…',
  failed: 'Linked content could not be checked.',
  known: 'Not everything could be checked.',
} as const

const counted = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
