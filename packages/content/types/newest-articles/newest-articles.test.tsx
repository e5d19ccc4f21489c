import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleArticles } from '../../gallery/render-example.tsx'
import { renderPage } from '../../render/render-page.tsx'
import { options, pageOf, wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'

const shown = (fields: Record<string, unknown>, newest = exampleArticles) =>
  renderToStaticMarkup(renderPage(pageOf(wire('newestArticles', fields)).page, { ...options, newest }))

test('the newest article leads, with its summary; the others are a list below headings of the same rank', () => {
  const markup = shown({ title: 'New', count: 3 })
  expect(markup.match(/<h3><a href="\/articles">[^<]+/g)).toEqual([
    '<h3><a href="/articles">Count what families see',
    '<h3><a href="/articles">A handover in ninety seconds',
    '<h3><a href="/articles">Who decides at night?',
  ])
  expect(markup.match(/<li>/g)).toHaveLength(2)
  expect(markup.match(/asked what its patients noticed/g)).toHaveLength(1)
  expect(markup).toContain('<time dateTime="2031-05-20">May 20, 2031</time>')
})

test('one article has no list beside it', () => expect(shown({ count: 1 })).not.toContain('<ul'))

test('without articles, visitors see nothing', () =>
  expect(shown({ title: 'New' }, () => [])).not.toContain('New'))

test('where the site is not there to know them, an editor reads what visitors will see', () =>
  expect(markupOf('newestArticles', { count: 3 })).toContain(messages.onSite))
