import { expect, test } from 'vitest'
import { article, contentsOf, wireEntry } from '../../content/places/testing/contents.ts'
import { sitemapsOf } from './sitemaps.ts'
import { sitemapIndexXml, sitemapXml } from './xml.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const contents = contentsOf([
  article('one'),
  article('two'),
  article('three', { publicationDate: '2027-01-01' }),
  wireEntry('page', 'home', { title: 'Home', path: '/' }),
  wireEntry('page', 'thanks', { title: 'Thanks', path: '/lp/thanks', hideFromSearch: true }),
  wireEntry('product', 'self', { internalName: 'Self', productType: 'assessment' }),
  wireEntry('redirect', 'r', { from: '/old', to: '/' }),
])
const sitemaps = sitemapsOf(contents, now)
const pathsIn = (name: string) =>
  sitemaps.find((each) => each.name === name)?.addresses.map(({ path }) => path)

test('sitemaps hold what visitors may find, by type', () => {
  expect(sitemaps.map(({ name }) => name)).toEqual(['articles', 'pages', 'lists'])
  expect(pathsIn('pages')).toEqual(['/'])
  expect(pathsIn('articles')).toEqual(['/articles/one', '/articles/two'])
  expect(pathsIn('lists')).toEqual(
    expect.arrayContaining(['/articles', '/articles/topics', '/store/assessments']),
  )
})

test('a list changed when the newest of its entries did', () => {
  const lists = sitemaps.find(({ name }) => name === 'lists')?.addresses
  expect(lists?.find(({ path }) => path === '/articles')?.changedAt).toBe(Date.parse('2026-01-01T12:00:00Z'))
  expect(lists?.find(({ path }) => path === '/webinars')?.changedAt).toBeUndefined()
})

test('a file holds no more addresses than the protocol allows', () => {
  const split = sitemapsOf(contents, now, 1).filter(({ name }) => name.startsWith('articles'))
  expect(split.map(({ name, addresses }) => [name, addresses.length])).toEqual([
    ['articles', 1],
    ['articles-2', 1],
  ])
})

test('as XML, addresses are escaped and dated', () => {
  const urlOf = (path: string) => `https://site.example${path}`
  const sitemap = {
    name: 'pages',
    addresses: [
      { path: '/a&b', changedAt: now },
      { path: '/c', changedAt: undefined },
    ],
  }
  expect(sitemapXml(sitemap, urlOf)).toContain(
    '<url><loc>https://site.example/a&amp;b</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod></url>\n<url><loc>https://site.example/c</loc></url>',
  )
  expect(sitemapIndexXml([sitemap], urlOf)).toContain(
    '<sitemap><loc>https://site.example/sitemaps/pages.xml</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod></sitemap>',
  )
})
