import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { detailOf } from '@association/content/testing/detail-of.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewBody } from './preview-body.tsx'

const options: RenderOptions = { mode: 'preview', scheme: 'https', links: { own: [], platform: [] } }
const association = {
  name: 'Association for Physician Leadership',
  shortName: 'AAPL',
  supportEmail: 'help@leaders.example',
  memberAppUrl: 'https://members.leaders.example',
  shopUrl: 'https://shop.leaders.example',
}
const shown = (type: string, fields: Record<string, unknown>) =>
  renderToStaticMarkup(
    <PreviewBody entry={detailOf(type, fields) as Entry} options={options} association={association} />,
  )

test('an article has one h1, and its card in the place of lists', () => {
  const markup = shown('basicArticle', { title: 'Handovers', publicationDate: '2026-03-09' })
  expect(markup.match(/<h[1-6][^>]*>/g)).toEqual([
    expect.stringMatching(/^<h1 class="title title" data-contentful-entry-id="basicArticle"/),
    '<h2 id="in-lists" class="label">',
    '<h3 class="title">',
  ])
  expect(markup.match(/>Handovers<\/(?!span)/g)).toHaveLength(2)
})

test('a block has no place of lists', () =>
  expect(shown('quoteBlock', { attribution: 'A nurse' })).not.toContain('In lists'))
