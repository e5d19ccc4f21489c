import { expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { check } from '../../testing/check.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const callout = (fields: Record<string, unknown> = {}) => markupOf('contactCallout', fields)

test('shows the purpose, the person, and the ways to get in touch', () => {
  const markup = callout({
    title: wire('title', { text: 'Ask us' }),
    text: richText(paragraph('Anything.')),
    contactName: 'Priya Raman',
    contactRole: 'Member services',
    phone: '+1 800 562 8088',
    email: 'info@leaders.example',
    buttons: wire('buttonGroup', { button1Text: 'Join', button1Url: '/join' }),
  })
  expect(markup).toMatch(/Ask us.*Anything\..*\/join.*<address.*Priya Raman.*Member services/)
  expect(markup).toContain('href="tel:+18005628088"')
  expect(markup).toContain('href="mailto:info@leaders.example"')
})

test('a long address breaks behind its @', () => {
  expect(callout({ email: 'mailto:academies@leaders.example' })).toContain('academies@<wbr/>leaders.example')
})

test('a portrait beside a name needs no words of its own', () => {
  expect(callout({ image: wireAsset('priya'), contactName: 'Priya Raman' })).toMatch(/<img [^>]*alt=""/)
  expect(callout({ image: wireAsset('priya') })).toMatch(/<img [^>]*alt="The sun/)
})

test('is pale blue, or has another colour on which its words can be read', () => {
  expect(callout({ phone: '1' })).toContain(
    'class="callout on-light" style="--background:var(--color-pale-blue)"',
  )
  expect(callout({ backgroundColor: 'navy', hashLink: 'contact', class: 'one' })).toContain(
    'class="callout on-dark one" style="--background:var(--color-navy)"><a name="contact"></a>',
  )
})

test('a callout without contact data is an error and renders no address', () => {
  const model = contentTypeFor('contactCallout')
  expect(model && check(model, { internalName: 'x' })).toMatchObject([{ severity: 'error', field: 'phone' }])
  expect(callout()).not.toContain('<address')
})
