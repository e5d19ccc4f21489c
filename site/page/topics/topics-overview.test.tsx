import type { Entry } from '@association/content'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TopicsOverview } from './topics-overview.tsx'

const articles = (count: number) => Array.from({ length: count }) as Entry<'basicArticle'>[]
const cards = [<h3 key="1">One</h3>]

const [first] = topics
const shown = (count: number, newest = 1) =>
  renderToStaticMarkup(
    <TopicsOverview
      topics={[{ topic: first, count, articles: articles(newest), cards: newest === 0 ? [] : cards }]}
    />,
  )

test('RT-019 RT-021 RT-022 RT-023 RT-024 RT-025 leads to each of the five topics', () => {
  const markup = renderToStaticMarkup(
    <TopicsOverview topics={topics.map((topic) => ({ topic, count: 1, articles: articles(1), cards }))} />,
  )
  expect([...markup.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/articles/topics/professional-capabilities',
    '/articles/topics/self-management',
    '/articles/topics/operations-and-policy',
    '/articles/topics/quality-and-risk',
    '/articles/topics/strategy-and-innovation',
  ])
  expect(markup.match(/<h[123]/g)).toEqual(['<h1', ...topics.flatMap(() => ['<h2', '<h3'])])
})

test('counts the articles, and links to all of them where it does not show all', () => {
  expect(shown(1)).toContain('>1 article<')
  expect(shown(1)).not.toContain('All articles')
  expect(shown(24)).toContain('>24 articles<')
  expect(shown(24)).toContain('All articles on this topic<span class="visually-hidden">: Professional')
})

test('LI-021 a topic without articles says so', () =>
  expect(shown(0, 0)).toContain('<p>No Post summaries</p>'))
