import type { SpaceWish } from '../wish/wish.ts'
import type { Generator } from './generated-article.ts'

/** As many as one request publishes. */
const batchSize = 200

/** The first numbers of the batches that make up `count` generated articles. */
export const batchStarts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize + 1)

/** The wish for one batch alone, so that only a batch is in memory. */
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
