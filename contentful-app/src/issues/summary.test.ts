import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const seen = { errors: 0, advice: 0, phase: 'known', hasGaps: false } as const

test.each([
  ['all was looked at', {}, 'Nothing to mend.'],
  ['not yet', { phase: 'looking' }, 'Nothing found so far. Looking at what it links to…'],
  [
    'nothing could be loaded',
    { phase: 'failed' },
    'Nothing found so far. What it links to could not be checked.',
  ],
  ['a part could not be loaded', { hasGaps: true }, 'Nothing found so far. Not everything could be checked.'],
  ['errors come before advice', { errors: 1, advice: 2 }, '1 error, 2 pieces of advice.'],
  ['advice alone', { advice: 1, phase: 'looking' }, '1 piece of advice. Looking at what it links to…'],
] as const)('%s', (_, change, words) => expect(summary({ ...seen, ...change })).toBe(words))
