import { describe, expect, test } from 'vitest'
import { cut, headOf, lengthWords } from './head-of.ts'

describe('the head of a page', () => {
  test('comes from its own fields', () =>
    expect(
      headOf('page', {
        ...{ title: ' Home ', description: 'All', path: '/', hideFromSearch: true },
        socialImage: { sys: { type: 'Link', linkType: 'Asset', id: 'light' } },
      }),
    ).toEqual({ title: 'Home', description: 'All', path: '/', picture: 'light', isHidden: true }))

  test('of an article comes from its facts', () =>
    expect(
      headOf('basicArticle', { title: 'On rest', summary: 'Sleep.', canonicalUrl: 'on-rest' }),
    ).toMatchObject({
      ...{ title: 'On rest', description: 'Sleep.', path: '/articles/on-rest' },
    }))

  test.each(['page', 'basicArticle', 'pressRelease', 'jobPosting', 'product'])(
    'of %s can be empty',
    (type) => {
      expect(headOf(type, {})).toMatchObject({ title: '', isHidden: false })
    },
  )
})

test.each([
  ['title', '', /no title yet/],
  ['title', 'Home', /only 4 characters/],
  ['title', 'The home of physicians', /good length: 22/],
  ['description', 'x'.repeat(200), /200 characters. Search results cut it after about 160/],
  ['description', '', /general one/],
] as const)('the length of a %s is judged: %#', (kind, text, words) =>
  expect(lengthWords(kind, text)).toMatch(words),
)

test('a long text is cut at the end', () => {
  expect(cut('short', 10)).toBe('short')
  expect(cut('one two three', 8)).toBe('one two…')
})
