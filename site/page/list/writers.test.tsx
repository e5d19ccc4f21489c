import type { Entry } from '@association/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Writers, writersOf } from './writers.tsx'

const bio = (name: string, fields: object = {}) => ({ id: name, fields: { name, ...fields } }) as Entry<'bio'>
const by = (title: string, ...authors: readonly Entry<'bio'>[]) => ({
  entry: { id: title, fields: { title, canonicalUrl: title, authors } } as unknown as Entry<'basicArticle'>,
})

const [okafor, lindqvist, iyer, chen] = [
  bio('Okafor', { credentials: 'MD', jobTitle: 'Chief', organization: 'Three Rivers' }),
  ...['Lindqvist', 'Iyer', 'Chen'].map((name) => bio(name)),
] as [Entry<'bio'>, Entry<'bio'>, Entry<'bio'>, Entry<'bio'>]

const articles = [by('new', lindqvist), by('shared', okafor, iyer), by('old', okafor), by('oldest', chen)]

test('three writers with most of the articles come first, each with the newest of them', () =>
  expect(
    writersOf(articles, []).map(({ author, count, newest }) => [author.id, count, newest.fields.title]),
  ).toEqual([
    ['Okafor', 2, 'shared'],
    ['Lindqvist', 1, 'new'],
    ['Iyer', 1, 'shared'],
  ]))

test('a writer has a name, a post and a link to the newest article', () => {
  const markup = renderToStaticMarkup(<Writers writers={writersOf(articles, [])} scheme="https" />)
  expect(markup).toContain('<h2>Who writes about it</h2>')
  expect(markup).toMatch(/<h3[^>]*>Okafor, MD<\/h3><p[^>]*>Chief, Three Rivers<\/p>/)
  expect(markup).toContain('Latest: <a href="/articles/shared">shared</a>')
})

test('without writers there is no section', () =>
  expect(renderToStaticMarkup(<Writers writers={writersOf([by('anonymous')], [])} scheme="https" />)).toBe(
    '',
  ))

test('a portrait is the one of the person, because an article holds none', () => {
  const photo = {
    id: 'p',
    url: '//images.example/p.png',
    title: '',
    description: '',
    contentType: 'image/png',
  }
  const people = [{ entry: bio('Okafor', { photo: { ...photo, width: 400, height: 400 } }) }]
  const markup = renderToStaticMarkup(<Writers writers={writersOf(articles, people)} scheme="https" />)
  expect(markup.match(/<img [^>]*alt=""/g)).toHaveLength(1)
})
