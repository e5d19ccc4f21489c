import { expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'

const release = {
  title: 'Mentoring opens',
  releaseDate: '2026-04-21',
  shortDescription: 'Every member may ask.',
  slug: 'mentoring-opens',
}

test('a list shows title, date and description, and READ MORE leads to the press room', () => {
  expect(messages.readMore).toBe('READ MORE')
  const markup = markupOf('pressRelease', release)
  expect(markup).toContain('<time dateTime="2026-04-21">April 21, 2026</time>')
  expect(markup).toContain('Mentoring opens</h2>')
  expect(markup).toContain('Every member may ask.')
  expect(markup).toContain(
    '<a href="/about/press-room/mentoring-opens" class="more">READ MORE<span class="visually-hidden">: Mentoring opens',
  )
})

test('without date and description it is shorter', () =>
  expect(markupOf('pressRelease', { title: 'x', slug: 'x' })).not.toMatch(/<time|undefined/))
