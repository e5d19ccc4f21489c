import { expect, test } from 'vitest'
import type { RenderOptions } from '../../render/page-context.ts'
import { heading, paragraph, richText } from '../../shared/rich-text.ts'
import { detailMarkup } from '../../testing/detail-of.ts'

const release = {
  title: 'Mentoring opens',
  releaseDate: '2026-04-21',
  shortDescription: 'Every member may ask.',
  body: richText(heading(2, 'How it works'), paragraph('By mail.')),
  slug: 'mentoring-opens',
}
const shown = (fields: Record<string, unknown> = {}, options: Partial<RenderOptions> = {}) =>
  detailMarkup('pressRelease', { ...release, ...fields }, options)

test('RT-043 LI-048 LI-049 LI-050 a press release has a page with its title, date, description and text', () => {
  expect(shown()).toContain('<h1 class="title">Mentoring opens</h1>')
  expect(shown()).toContain('<time dateTime="2026-04-21">April 21, 2026</time>')
  expect(shown()).toContain('>Every member may ask.</p>')
  expect(shown()).toContain('<h2 id="section-how-it-works">How it works</h2>')
})

test('leads back to the press room, and to all releases beside the text', () => {
  expect(shown()).toContain('<a href="/about/press-room">Press room</a>')
  expect(shown()).toMatch(/<aside.*<a href="\/about\/press-room">All releases<\/a>/)
})

test('tells journalists whom to write to and to call, as far as it is known', () => {
  const markup = shown({}, { pressEmail: 'press@leaders.example', telephone: '+1 813 555 0142' })
  expect(markup).toMatch(
    /<aside.*For journalists.*<a href="mailto:press@leaders.example"[^>]*>press@leaders.example<.*<a href="tel:\+18135550142"/,
  )
  expect(shown({}, { telephone: '+1 813 555 0142' })).toMatch(/For journalists.*tel:/)
  expect(shown()).not.toMatch(/For journalists|mailto:|tel:/)
})

test('without date, description and text it has only its title', () =>
  expect(shown({ releaseDate: undefined, shortDescription: undefined, body: undefined })).not.toMatch(
    /<time|undefined|class="body"|class="standfirst"/,
  ))
