import { expect, test } from 'vitest'
import { checksSummary } from './issues.tsx'

const seen = { errors: 0, advice: 0, phase: 'known', hasGaps: false } as const

test.each([
  ['everything was checked', {}, 'Nothing to fix.'],
  ['the checks still run', { phase: 'looking' }, 'Nothing found so far. Checking linked content…'],
  [
    'linked content could not be loaded',
    { phase: 'failed' },
    'Nothing found so far. Linked content could not be checked.',
  ],
  ['a part could not be loaded', { hasGaps: true }, 'Nothing found so far. Not everything could be checked.'],
  ['errors come before advice', { errors: 1, advice: 2 }, '1 error, 2 pieces of advice.'],
  ['the fields of a new entry wait', { withheld: 2 }, '2 fields are still to be filled.'],
  [
    'a field of a new entry waits beside an error',
    { errors: 1, withheld: 1 },
    '1 error. 1 field is still to be filled.',
  ],
  [
    'advice while the checks still run',
    { advice: 1, phase: 'looking' },
    '1 piece of advice. Checking linked content…',
  ],
] as const)('%s', (_, change, words) => expect(checksSummary({ ...seen, ...change })).toBe(words))
