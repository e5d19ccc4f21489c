import type { clubs, paddles, skills } from '../answers.ts'

/** `Day 1, October 14, 2027` */
export const dayWords = (day: number, date: string | undefined) =>
  date ? `Day ${day}, ${date}` : `Day ${day}`

export const clubWords = {
  own: 'Own clubs',
  'rent-right': 'Rental, right-handed',
  'rent-left': 'Rental, left-handed',
} as const satisfies Record<(typeof clubs)[number], string>

export const skillWords = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<(typeof skills)[number], string>

export const paddleWords = {
  own: 'Own paddle',
  borrow: 'Borrowed paddle',
} as const satisfies Record<(typeof paddles)[number], string>

export const wordsOf = (words: Readonly<Record<string, string>>, answer: string): string | undefined =>
  Object.hasOwn(words, answer) ? words[answer] : undefined
