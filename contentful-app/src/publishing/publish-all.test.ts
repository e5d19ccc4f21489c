import type { File, Held, Nested, Status } from '@association/content/rules'
import { describe, expect, test } from 'vitest'
import { publishAll, reasonOf } from './publish-all.ts'

const held = (id: string, status: Status = 'draft'): Held => ({
  linkType: 'Asset',
  target: { id, status, title: id, description: '' } satisfies File,
})
const nested = (held: Held, ...shows: Held[]): Nested => ({ held, shows })

/** Publishes, while Contentful refuses these. */
async function publishing(order: readonly Nested[], refuses: readonly string[] = []) {
  const published: string[] = []
  const progress: number[] = []
  const refused = await publishAll(order, {
    publish: async ({ target: { id } }) => {
      if (refuses.includes(id)) throw { code: 'VersionMismatch', message: '{}' }
      published.push(id)
    },
    onProgress: (done) => progress.push(done),
  })
  return { published, progress, refused: refused.map(({ held, reason }) => [held.target.id, reason]) }
}

describe('publishing linked content', () => {
  test('keeps the order, tells how far it is, and goes on after a refusal', async () => {
    const order = [nested(held('deep')), nested(held('middle')), nested(held('near'))]
    expect(await publishing(order, ['middle'])).toEqual({
      published: ['deep', 'near'],
      progress: [0, 1, 2],
      refused: [['middle', 'it changed after it was checked']],
    })
  })

  test('leaves alone what is published', async () => {
    const order = [
      nested(held('live', 'published')),
      nested(held('gone', 'archived')),
      nested(held('new', 'changed')),
    ]
    expect(await publishing(order)).toEqual({ published: ['new'], progress: [0], refused: [] })
  })

  test('skips whatever shows a refused entry, at any depth, and says so', async () => {
    const [inner, box, band] = [held('inner'), held('box', 'published'), held('band', 'changed')]
    const order = [nested(inner), nested(box, inner), nested(band, box), nested(held('other'))]
    expect(await publishing(order, ['inner'])).toEqual({
      published: ['other'],
      progress: [0, 1, 2],
      refused: [
        ['inner', 'it changed after it was checked'],
        ['band', 'it contains something that was not published'],
      ],
    })
  })
})

describe('a refusal in words', () => {
  const invalid = (field: string) =>
    JSON.stringify({ status: 422, details: { errors: [{ name: 'in', path: ['fields', field, 'en-US'] }] } })
  test.each([
    [{ code: 'VersionMismatch', message: '{"status":409}' }, /changed after it was checked/],
    [{ name: 'InvalidEntry', message: invalid('publishGate') }, /blocked until its errors/],
    [{ name: 'InvalidEntry', message: invalid('title') }, /does not accept its fields/],
    [{ code: 'AccessDenied', message: 'Forbidden' }, /do not have permission/],
    [{ message: '{"status":403,"requestId":"409-422"}' }, /do not have permission/],
    [
      { code: 'ValidationFailed', message: '{"status":422,"requestId":"a-409-403"}' },
      /does not accept its fields/,
    ],
    [
      { code: 'RateLimitExceeded', message: '{"status":429,"request":{"url":"/entries/403422409"}}' },
      /try again/,
    ],
    [{ code: 'Unknown', status: 409 }, /changed after it was checked/],
    [new TypeError('Failed to fetch'), /try again/],
    [undefined, /try again/],
  ])('%j', (error, words) => expect(reasonOf(error)).toMatch(words))
})
