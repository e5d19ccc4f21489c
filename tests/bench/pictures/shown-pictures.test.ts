import { expect, test } from 'vitest'
import { wastedShare } from './shown-pictures.ts'

const picture = (loaded: number, shown: number) => ({ loaded, shown, bytes: 1 })

test.each([
  ['pictures of the shown size waste nothing', [picture(100, 100)], 0],
  ['a picture of twice the shown pixels wastes half', [picture(200, 100)], 0.5],
  [
    'a picture that is too small does not make up for another one',
    [picture(200, 100), picture(100, 300)],
    1 / 3,
  ],
])('%s', (_, pictures, share) => expect(wastedShare(pictures)).toBeCloseTo(share))
