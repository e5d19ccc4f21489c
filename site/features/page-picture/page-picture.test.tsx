import { join } from 'node:path'
import type { PagePicture } from '@association/content/define/page-picture.ts'
import { lists } from '@association/content/lists'
import { expect, test } from 'vitest'
import { article, contentsOf, wireEntry } from '../../content/places/testing/contents.ts'
import { pageOf, picturePath } from '../../page/head/picture-addresses.ts'
import { atMost, BusyError } from './at-most.ts'
import { draw } from './draw.tsx'
import { drawable, fitted } from './drawing.tsx'
import { pictureOf } from './picture-of.ts'

const organisation = { name: 'Association' }
const contents = contentsOf([
  article('one', { tags: ['Quality and Risk'], publicationDate: '2026-01-02' }),
  wireEntry('page', 'home', { title: 'Home', path: '/' }),
  wireEntry('product', 'course', {
    ...{ internalName: 'F', title: 'Finance', productType: 'Course', slug: 'finance', credits: 16 },
  }),
  wireEntry('product', 'book', { internalName: 'A book', productType: 'Book', slug: 'a-book' }),
  wireEntry('product', 'webinar', {
    ...{ internalName: 'W', productType: 'Webinar', slug: 'w', startsAt: '2026-12-03' },
  }),
  wireEntry('pressRelease', 'news', { title: 'News', slug: 'news', releaseDate: '2026-02-03' }),
  wireEntry('jobPosting', 'job', { jobTitle: 'Editor', jobId: 'e', location: 'Remote' }),
])
const at = (path: string) => {
  const item = contents.at(path)
  return item && pictureOf({ kind: 'entry', item }, organisation)
}

test.each<[path: string, picture: Partial<PagePicture>]>([
  ['/articles/one', { look: 'article', kind: 'Quality and Risk', facts: ['January 2, 2026'] }],
  ['/', { look: 'page', kind: 'Association', title: 'Home', facts: [] }],
  [
    '/education/course/finance',
    { look: 'course', kind: 'Course', title: 'Finance', facts: ['16 CME credits'] },
  ],
  ['/publications/books/a-book', { look: 'book', kind: 'Book', title: 'A book' }],
  ['/webinar/w', { look: 'event', kind: 'Webinar', facts: ['Dec 3, 2026'] }],
  ['/about/press-room/news', { kind: 'Press release', title: 'News', facts: ['February 3, 2026'] }],
  ['/aapl-jobs/e', { kind: 'Open position', title: 'Editor', facts: ['Remote'] }],
])('the picture of %s shows what the page is', (path, picture) => expect(at(path)).toMatchObject(picture))

test.each(lists)('the picture of the list $path shows its title', (list) => {
  const picture = pictureOf({ kind: 'list', part: { list }, page: 2 }, organisation)
  expect(picture).toMatchObject({ look: 'list', title: list.title, facts: [list.description] })
})

test('a redirect has no picture', () =>
  expect(pictureOf({ kind: 'redirect', to: '/', isTemporary: false }, organisation)).toBeUndefined())

test.each(['/', '/articles', '/articles/doi/10.1/x', '/größe'])(
  'the name of a picture leads back to %s',
  (path) => expect(pageOf(picturePath(path).replace(/^\/og/, ''))).toBe(path),
)
test('other names belong to no page', () => expect(pageOf('/articles.jpg')).toBeUndefined())

test('a longer title is smaller, and the longest is cut between words', () => {
  const sizes = [20, 60, 120, 180, 400].map((length) => fitted('word '.repeat(length / 5).trim()))
  expect(sizes.map(({ fontSize }) => fontSize)).toEqual([76, 62, 50, 42, 42])
  expect(sizes.slice(0, 4).every(({ text }) => !text.endsWith('…'))).toBe(true)
  expect(sizes[4]?.text).toMatch(/^word.* word…$/)
  expect(sizes[4]?.text.length).toBeLessThanOrEqual(200)
  expect(fitted('word '.repeat(40).trim(), 0.6).text.length).toBeLessThanOrEqual(120)
})

test.each([
  ['“Café” – 50 €…', '“Café” – 50 €…'],
  ['Łukasz Nguyễn', 'ukasz Nguyen'],
  ['a → b', 'a b'],
  ['医師 and leaders 🙂', 'and leaders'],
])('of %s, only letters of the fonts are drawn', (text, drawn) => expect(drawable(text)).toBe(drawn))

test('two pictures are drawn at a time, the others in turn, and too many are refused', async () => {
  const inTurn = atMost(2, 2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((end) => ends.push(end))
      return number
    })
  const results = [1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toThrow(BusyError)
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  await results[0]
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await results[2]
  expect(begun).toEqual([1, 2, 3, 4])
  ends[3]?.()
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4])
})

test('a failure gives its place to the next picture', async () => {
  const inTurn = atMost(1)
  await expect(inTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await inTurn(async () => 'drawn')).toBe('drawn')
})

test('a picture is a PNG of 1200 × 630 pixels', async () => {
  const picture = at('/articles/one')
  if (!picture) throw new Error('There is no picture.')
  const fonts = join(import.meta.dirname, '../../styles/fonts')
  const png = Buffer.from(await draw(picture, { organisation: 'Association', scheme: 'https', fonts }))
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
