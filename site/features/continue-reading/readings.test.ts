import { describe, expect, test } from 'vitest'
import { parseReadings, type StartedArticle, withReading } from './readings.ts'

const reading = (name: string, share = 0.5): StartedArticle => ({
  path: `/articles/${name}`,
  title: name,
  share,
})
const names = (readings: readonly StartedArticle[]) => readings.map(({ title }) => title).join(' ')

describe('an article that is read', () => {
  test('comes first, once, with its last place', () => {
    const before = [reading('a', 0.2), reading('b')]
    const after = withReading(before, { ...reading('b', 0.7), part: 'section-two' })
    expect(names(after)).toBe('b a')
    expect(after[0]).toMatchObject({ share: 0.7, part: 'section-two' })
  })

  test('pushes out the sixth', () =>
    expect(
      names(
        withReading(
          ['a', 'b', 'c', 'd', 'e'].map((name) => reading(name)),
          reading('f'),
        ),
      ),
    ).toBe('f a b c d'))

  test('leaves the list at its end', () =>
    expect(names(withReading([reading('a'), reading('b')], reading('a', 0.96)))).toBe('b'))

  test('keeps its place when a visitor only looks at its head again', () =>
    expect(withReading([reading('a', 0.6)], reading('a', 0.01))).toEqual([reading('a', 0.6)]))
})

describe('what the storage holds', () => {
  test('is read as it was written', () => {
    const all = [{ ...reading('doi/10.55835/12.1020'), part: 'section-über-uns' }, reading('b')]
    expect(parseReadings(JSON.stringify(all))).toEqual(all)
  })

  test.each([null, '', 'x', '{}', '[1]', '[null]'])('%s gives nothing', (text) =>
    expect(parseReadings(text)).toEqual([]),
  )

  test.each([
    ['another site', { path: '//evil.example/articles/a' }],
    ['a way out of the articles', { path: '/articles/../auth/logout' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['another page', { path: '/auth/logout' }],
    ['a long title', { title: 'a'.repeat(301) }],
    ['no number', { share: '1' }],
    ['too large a share', { share: 2 }],
    ['an anchor that is no heading', { part: 'x" onclick' }],
  ])('drops an article with %s, and keeps the others', (_, change) =>
    expect(parseReadings(JSON.stringify([{ ...reading('a'), ...change }, reading('b')]))).toEqual([
      reading('b'),
    ]),
  )
})
