import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { linkedIn, mailTo, Share } from './share.tsx'

const settings = {
  siteUrl: 'https://www.leaders.example',
  memberAppUrl: 'https://members.example',
  supportEmail: 'help@leaders.example',
  organisation: { name: 'Leaders' },
}
const shown = (doiUrl?: string) =>
  renderToStaticMarkup(
    <Share path="/articles/x" title="Handovers & you" doiUrl={doiUrl} settings={settings} />,
  )

test('the mail holds the title and the address', () => {
  const { searchParams } = new URL(mailTo({ title: 'A & b? 100%', url: 'https://x.example/a' }))
  expect(searchParams.get('subject')).toBe('A & b? 100%')
  expect(searchParams.get('body')).toBe('A & b? 100%\nhttps://x.example/a')
})

test('LinkedIn gets the address as a whole, by a link', () => {
  expect(linkedIn('https://x.example/a?b=c&d#e')).toBe(
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fx.example%2Fa%3Fb%3Dc%26d%23e',
  )
  expect(shown()).toMatch(/<a href="https:\/\/www\.linkedin\.com[^"]*" [^>]*target="_blank" rel="noopener">/)
})

test('without JavaScript the mail and the address are there', () => {
  expect(shown()).toMatch(
    /<a href="mailto:\?subject=Handovers%20%26%20you&amp;body=[^"]*leaders.example%2Farticles%2Fx"/,
  )
  expect(shown()).toContain('>Leaders</p><p class="printed">https://www.leaders.example/articles/x</p>')
})

test('its code loads near the window, because a browser copies only at a click of the visitor', () =>
  expect(shown()).toMatch(/data-island="share" data-options="[^"]*" class=/))

test('the address can be copied, and so can a DOI', () => {
  expect(shown().match(/data-copy="[^"]*"/g)).toEqual(['data-copy="https://www.leaders.example/articles/x"'])
  expect(shown('https://doi.org/10.1/x')).toContain('data-copy="https://doi.org/10.1/x"')
})
