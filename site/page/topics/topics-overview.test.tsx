import type { Entry } from '@association/content'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type TopicSection, TopicsOverview } from './topics-overview.tsx'

const [first] = topics
const article = (title: string) =>
  ({
    id: title,
    type: 'basicArticle',
    fields: { title, canonicalUrl: title, publicationDate: '2026-11-02' },
  }) as Entry<'basicArticle'>

const section = (more: Partial<TopicSection> = {}): TopicSection => ({
  topic: first,
  count: 24,
  lead: <h3>Lead</h3>,
  others: [article('night')],
  writers: ['Maren Okafor', 'Per Lindqvist'],
  ...more,
})
const shown = (...sections: readonly TopicSection[]) =>
  renderToStaticMarkup(<TopicsOverview topics={sections} />)
const linksIn = (markup: string, start: string) =>
  [...markup.matchAll(/<a href="([^"]+)"/g)].flatMap(([, href = '']) => (href.startsWith(start) ? href : []))

test('RT-019 RT-021 RT-022 RT-023 RT-024 RT-025 jumps to each of the five topics, and leads to it', () => {
  const markup = shown(...topics.map((topic) => section({ topic })))
  const slugs = topics.map(({ slug }) => slug)
  expect(linksIn(markup, '#')).toEqual(slugs.map((slug) => `#${slug}`))
  expect([...markup.matchAll(/<a name="([^"]+)"/g)].map(([, name]) => name)).toEqual(slugs)
  expect([...new Set(linksIn(markup, '/articles/topics/'))]).toEqual(
    slugs.map((slug) => `/articles/topics/${slug}`),
  )
  expect(markup.match(/<h[123]/g)).toEqual(['<h1', ...topics.flatMap(() => ['<h2', '<h3', '<h3'])])
})

test('a topic has its text, its writers, a lead article and further ones with their day', () => {
  const markup = shown(section())
  expect(markup).toContain(`>${first.about}<`)
  expect(markup).toContain('>By Maren Okafor and Per Lindqvist<')
  expect(markup).toMatch(
    /<h3>Lead<\/h3><ul[^>]*><li><h3[^>]*><a href="\/articles\/night">night<\/a><\/h3><p[^>]*><time dateTime="2026-11-02">November 2, 2026</,
  )
  expect(markup).toContain('All 24 articles on this topic<span class="visually-hidden">: Professional')
})

test('LI-021 a topic without articles says so', () => {
  const markup = shown(section({ count: 0, lead: undefined, others: [], writers: [] }))
  expect(markup).toContain('<p>No Post summaries</p>')
  expect(markup).not.toMatch(/>By |<li><h3/)
})
