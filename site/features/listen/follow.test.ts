import { expect, test } from 'vitest'
import { distanceTo } from './follow.ts'

const line = (top: number) => ({ top, bottom: top + 30 })

test.each([
  { where: 'in the middle', next: line(500), last: line(460), distance: 0 },
  { where: 'below the controls', next: line(730), last: line(690), distance: 430 },
  { where: 'behind the header', next: line(-40), last: line(10), distance: -340 },
  { where: 'at the start', next: line(1500), last: undefined, distance: 1200 },
  { where: 'below the window that the reader scrolled up', next: line(1500), last: line(1460), distance: 0 },
  {
    where: 'above the window that the reader scrolled down',
    next: line(-500),
    last: line(-540),
    distance: 0,
  },
])('a sentence $where', ({ next, last, distance }) => expect(distanceTo(next, last, 1000)).toBe(distance))
