import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebResult } from '@association/services/search/answers.ts'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { lineOf, placeOf, shownResults, sourcesOf } from './shown-result.ts'

const result = { url: '/a', title: 'A title', description: 'Text' }

const shownResult = (of: WebResult, shortName: string) => shownResults([of], shortName)[0]

test('SE-035 a title with undefined is shown as the short name of the association', () => {
  expect(shownResult({ ...result, title: 'undefined | News' }, 'AAPL')?.title).toBe('AAPL')
  expect(shownResult(result, 'AAPL')?.title).toBe('A title')
})

test('SE-036 a picture with undefined in its address is hidden', () => {
  const withPicture = (original: string) => shownResult({ ...result, thumbnail: { original } }, 'AAPL')
  expect(withPicture('https://images.example/undefined/cover.png')).toEqual(result)
  expect(withPicture('/a.png')).toEqual({ ...result, picture: '/a.png' })
})

test('a picture that the site drew for a page is hidden, because it repeats the title', () =>
  expect(shownResult({ ...result, thumbnail: { original: '/og/articles/a.png' } }, 'AAPL')).toEqual(result))

test('a picture of the Images API is asked for in the sizes that a result shows', () => {
  const at = (size: string) => `https://images.example/a.png?${size}&fit=fill&fm=jpg`
  const { src, srcSet } = sourcesOf(at('w=1200&h=630'))
  expect(src).toBe(at('w=160&h=120'))
  expect(srcSet).toBe(
    [
      `${at('w=88&h=66')} 88w`,
      `${at('w=160&h=120')} 160w`,
      `${at('w=176&h=132')} 176w`,
      `${at('w=320&h=240')} 320w`,
    ].join(', '),
  )
  expect(sourcesOf('/a.png')).toEqual({ src: '/a.png', width: 160, height: 120 })
})

test('a picture that several results share is hidden', () => {
  const withPicture = (url: string, original: string) => ({ ...result, url, thumbnail: { original } })
  const results = [
    withPicture('/a', '/card.png'),
    withPicture('/b', '/b.png'),
    withPicture('/c', '/card.png'),
  ]
  expect(shownResults(results, 'AAPL').map(({ picture }) => picture)).toEqual([
    undefined,
    '/b.png',
    undefined,
  ])
})

test.each([
  ['/articles/topics/leadership?page=2#top', 'articles › topics › leadership'],
  ['/stories/%C3%A9t%C3%A9', 'stories › été'],
  ['/50%', '50%'],
  ['https://podcast.example/episodes', 'podcast.example › episodes'],
  ['/', undefined],
])('the place of %s is %s', (url, place) => {
  expect(placeOf(url)).toBe(place)
})

test.each([
  [{ kind: 'Courses', facts: ['From $785'] }, ['Courses', 'From $785']],
  [{ kind: 'Membership', facts: ['Membership'] }, ['Membership']],
  [undefined, ['a']],
])('the line of a result with %j is %j', (about, line) =>
  expect(lineOf({ ...result, ...(about && { about }) })).toEqual(line),
)

test('the style sheet filters as many kinds as a page can have', () => {
  const styles = readFileSync(join(import.meta.dirname, 'search.module.css'), 'utf8')
  const kinds = [...styles.matchAll(/\[value="(\d+)"\]:checked\) \.result:not\(\[data-kind="\1"\]\)/g)]
  expect(kinds.map(([, kind]) => Number(kind))).toEqual(
    Array.from({ length: limits.resultsPerPage }, (_, index) => index + 1),
  )
})
