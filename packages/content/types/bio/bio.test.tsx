import { expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const person = {
  name: 'Maren Okafor',
  credentials: 'MD',
  jobTitle: 'Chief',
  organization: 'Harbor Valley',
  photo: wireAsset('okafor'),
  biography: richText(paragraph('She leads.')),
}
const card = (fields: Record<string, unknown>) =>
  markupOf('mediaCardSection', { mediaCards: [wire('bio', fields)] })

test('a person has a name with credentials, a post and a portrait', () => {
  const markup = markupOf('bio', person)
  expect(markup).toContain('<h2 class="name">Maren Okafor, MD</h2>')
  expect(markup).toMatch(/class="post">Chief<.*class="place">Harbor Valley</)
  expect(markup).toMatch(/<img [^>]*alt="The sun rises[^>]*class="photo"/)
})

test('the block shows the biography; the card opens it without JavaScript', () => {
  expect(markupOf('bio', person)).toMatch(/<div class="biography"><p>She leads/)
  expect(card(person)).toMatch(
    /<details class="collapse more"><summary class="opener">Biography<span class="visually-hidden">: Maren Okafor<\/span>/,
  )
})

test('the name links to the URL, if it is valid', () => {
  expect(card({ ...person, url: '/about/okafor' })).toContain('<a href="/about/okafor">Maren Okafor, MD</a>')
  expect(card({ ...person, url: 'javascript:alert(1)' })).not.toContain('<a ')
})

test('a name alone is enough', () => {
  expect(card({ name: 'June Wedderly' })).toContain('June Wedderly')
  expect(card({ name: 'June Wedderly' })).not.toMatch(/<img|<details/)
})

test('a link may lead to a person', () =>
  expect(markupOf('bio', { ...person, hashLink: 'okafor' })).toContain('<a name="okafor"></a>'))
