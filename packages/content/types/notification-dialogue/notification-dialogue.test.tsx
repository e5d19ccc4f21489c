import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'

const content = richText(paragraph('Registration is open.'))
const notice = (fields: Record<string, unknown> = {}) =>
  markupOf('notificationDialogue', { content, ...fields })
const color = (value: string) => wire('color', { name: value, value }, value)

test('it is open from the start, has a name, and its text is an alert', () => {
  expect(notice()).toContain(`<dialog open="" aria-label="${messages.name}"`)
  expect(notice({ label: 'Registration' })).toContain('aria-label="Registration"')
  expect(notice()).toContain('<div role="alert" class="text"><p>Registration is open.</p></div>')
})

test('its own form closes it', () => {
  expect(notice()).toMatch(
    /<form [^>]*method="dialog"><button type="submit"[^>]*><svg[^>]*aria-label="Close the notice"/,
  )
})

test('its colors are those of the entries it refers to', () => {
  const markup = notice({ contentBackgroundColor: color('navy'), color: color('white') })
  expect(markup).toContain(
    'class="band notice on-dark" style="--background:var(--color-navy);--ink:var(--color-white)"',
  )
  expect(notice({ color: color('url(x)') })).not.toContain('style')
})

test('without a text there is no notice', () =>
  expect(notice({ content: undefined })).not.toContain('dialog'))
