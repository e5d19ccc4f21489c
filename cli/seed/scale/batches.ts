import type { SpaceWish } from '../wish/wish.ts'
import type { Generator } from './generated-article.ts'

/** The maximum of one bulk action. */
const batchSize = 200

export const batchStarts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize + 1)

/** Only one batch at a time is in memory. */
export const batchFrom = (start: number, count: number, generate: Generator): SpaceWish => ({
  space: 'association',
  entries: Array.from({ length: Math.min(batchSize, count - start + 1) }, (_, index) =>
    generate(start + index),
  ),
  assets: [],
  tags: [],
  locales: [],
  types: [],
})
