import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { pageOf, options as usual, wire } from '../../testing/fixture-page.ts'
import { calendarPath } from './model.ts'

const url = 'https://calendly.com/physician-leaders/advising-session'
const options = {
  ...usual,
  embeds: { booking: 'https://calendly.com' },
  supportEmail: 'help@leaders.example',
}
const calendar = (fields: Record<string, unknown> = {}) =>
  renderToStaticMarkup(renderPage(pageOf(wire('calendly', { url, ...fields })).page, options))

describe('a booking calendar', () => {
  test('keeps 1020 px free for the provider’s own page, and asks for nothing before', () => {
    const markup = calendar()
    expect(markup).toContain('style="--height:1020px"')
    expect(markup).toContain(`data-frame="${url}?embed_type=Inline&amp;embed_domain=1"`)
    expect(markup).not.toMatch(/<iframe|<script/)
  })

  test('without JavaScript leads to the calendar’s own page, or to whom to write', () => {
    expect(calendar()).toContain(`<a href="${url}" target="_blank" rel="noopener">`)
    expect(calendar()).toContain('href="mailto:help@leaders.example"')
  })

  test('has its anchor, colour and classes', () => {
    expect(calendar({ hashLink: 'book', backgroundColor: 'paleBlue', class: 'py-5' })).toContain(
      '<section class="band ground on-light py-5" style="--background:var(--color-pale-blue)"><a name="book"></a>',
    )
  })

  test.each(['javascript:alert(1)', 'https://evil.example/a/b', 'https://calendly.com.evil.example/a', ''])(
    'at %j is none',
    (wrong) => expect(calendar({ url: wrong })).not.toContain('data-frame'),
  )
})

test.each([
  ['https://calendly.com/team', 'team'],
  ['https://calendly.com/team/event/', 'team/event'],
  ['https://calendly.com/d/abc-def/event', 'd/abc-def/event'],
  ['https://calendly.com/', undefined],
  ['https://calendly.com/team?x=1', undefined],
])('the path of %s is %s', (address, path) => expect(calendarPath(address)).toBe(path))
