import { expect, test } from 'vitest'
import { seatsInCourses } from './seats-words.ts'

test.each([
  [[0, 24, 2], 'Seats in 2 of 3 courses'],
  [[0, undefined], 'Seats in 1 of 2 courses'],
  [[0, 0], 'Sold out'],
  [[undefined, undefined], undefined],
  [[2], 'Only 2 seats left'],
  [[24], undefined],
  [[], undefined],
])('%j: %s', (left, words) => expect(seatsInCourses(left)).toBe(words))
