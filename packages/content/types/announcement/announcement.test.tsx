import { expect, test } from 'vitest'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const bar = (fields: Record<string, unknown> = {}) =>
  markupOf('announcement', { text: 'The call is open.', ...fields })
const color = (value: string) => wire('color', { name: value, value }, value)

test('it is open from the start, has a name, and its own form closes it', () => {
  expect(bar()).toContain('<dialog open="" aria-label="Announcement" class="band bar on-light">')
  expect(bar()).toMatch(
    /<form [^>]*method="dialog"><button type="submit"[^>]*><svg[^>]*aria-label="Close the announcement"/,
  )
})

test('its colors come from content', () => {
  expect(bar({ backgroundColor: color('navy'), color: color('#ffffff') })).toContain(
    'class="band bar on-dark" style="--background:var(--color-navy);--ink:#ffffff"',
  )
})

test('the link follows the text, or is the text', () => {
  expect(bar({ url: '/a', linkText: 'Send a proposal' })).toContain(
    '<span>The call is open.</span> <a href="/a">Send a proposal</a>',
  )
  expect(bar({ url: '/a' })).toContain('<a href="/a">The call is open.</a>')
  expect(bar({ url: 'javascript:alert(1)', linkText: 'x' })).not.toContain('<a')
})

test('without a text there is no announcement', () =>
  expect(bar({ text: undefined })).not.toContain('dialog'))
