import { expect, test } from 'vitest'
import { heading, paragraph, richText } from '../../shared/rich-text.ts'
import { detailMarkup } from '../../testing/detail-of.ts'

const release = {
  title: 'Mentoring opens',
  releaseDate: '2026-04-21',
  shortDescription: 'Every member may ask.',
  body: richText(heading(2, 'How it works'), paragraph('By mail.')),
  slug: 'mentoring-opens',
}
const shown = (fields: Record<string, unknown> = {}) =>
  detailMarkup('pressRelease', { ...release, ...fields })

test('RT-043 LI-048 LI-049 LI-050 a press release has a page with its title, date, description and text', () => {
  expect(shown()).toContain('<h1 class="title">Mentoring opens</h1>')
  expect(shown()).toContain('<time dateTime="2026-04-21">April 21, 2026</time>')
  expect(shown()).toContain('>Every member may ask.</p>')
  expect(shown()).toContain('<h2 id="section-how-it-works">How it works</h2>')
})

test('leads back to the press room, and to all releases beside the text', () => {
  expect(shown()).toContain('<a href="/about/press-room">Press room</a>')
  expect(shown()).toMatch(/<aside.*For journalists.*<a href="\/about\/press-room">All releases<\/a>/)
})

test('without date, description and text it has only its title', () =>
  expect(shown({ releaseDate: undefined, shortDescription: undefined, body: undefined })).not.toMatch(
    /<time|undefined|class="body"|class="standfirst"/,
  ))
