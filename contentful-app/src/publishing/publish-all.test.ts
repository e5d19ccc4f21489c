import type { File, Held } from '@association/content/rules'
import { describe, expect, test } from 'vitest'
import { publishAll, reasonOf } from './publish-all.ts'

const held = (id: string): Held => ({
  linkType: 'Asset',
  target: { id, status: 'draft', title: id, description: '' } satisfies File,
})

describe('publishing linked content', () => {
  test('goes from the deepest up, tells how far it is, and goes on after a refusal', async () => {
    const published: string[] = []
    const progress: number[] = []
    const refused = await publishAll([held('near'), held('middle'), held('deep')], {
      publish: async ({ target }) => {
        if (target.id === 'middle') throw { code: 'VersionMismatch', message: '{}' }
        published.push(target.id)
      },
      onProgress: (done) => progress.push(done),
    })
    expect(published).toEqual(['deep', 'near'])
    expect(progress).toEqual([0, 1, 2])
    expect(refused).toEqual([{ held: held('middle'), reason: 'it changed after it was checked' }])
  })
})

describe('a refusal in words', () => {
  const invalid = (field: string) =>
    JSON.stringify({ status: 422, details: { errors: [{ name: 'in', path: ['fields', field, 'en-US'] }] } })
  test.each([
    [{ code: 'VersionMismatch', message: '{"status":409}' }, /changed after it was checked/],
    [{ name: 'InvalidEntry', message: invalid('publishGate') }, /blocked until its errors/],
    [{ name: 'InvalidEntry', message: invalid('title') }, /does not accept its fields/],
    [{ code: 'AccessDenied', message: 'Forbidden' }, /may not publish/],
    [new TypeError('Failed to fetch'), /try again/],
    [undefined, /try again/],
  ])('%j', (error, words) => expect(reasonOf(error)).toMatch(words))
})
