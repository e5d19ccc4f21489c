import { expect, test } from 'vitest'
import { share, shareOf } from './split.tsx'

test.each([
  [undefined, share.first],
  ['52', 52],
  ['5', share.least],
  ['95', share.most],
  ['no number', share.first],
])('the kept share %s is %i percent', (kept, percent) => expect(shareOf(kept)).toBe(percent))
