import { expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'

const { spaces } = await gather()

/** The last paragraphs of a text, such as the contact of the press. */
const endingOf = (body: unknown, count: number) =>
  (body as { prose: string }).prose.split('\n\n').slice(-count).join('\n\n')

test.each([
  ['press release', 'pressRelease', 3],
  ['job', 'jobPosting', 4],
])('each %s ends with the same paragraphs, so that none keeps an old contact', (_, type, count) => {
  const endings = spaces
    .flatMap(({ entries }) => entries)
    .filter((item) => item.type === type && item.id !== type)
    .map(({ fields }) => endingOf(fields.body ?? fields.description, count))
  expect(endings.length).toBeGreaterThan(5)
  expect(new Set(endings).size).toBe(1)
})
