import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnsweringSite } from '../../contentful/site/testing/answering-site.ts'
import { findVariants, nameOf } from './find-variants.ts'

let site: Awaited<ReturnType<typeof startAnsweringSite>>
beforeAll(async () => {
  site = await startAnsweringSite({ space: 'association', spaceId: 'space-a', environment: 'master' })
})
afterAll(() => site.close())

test('requests variants with a signature, and returns them with their pictures', async () => {
  const picture = { url: 'https://cdn.shopify.com/a.jpg', text: 'A book' }
  const variant = { id: '42', productTitle: 'Finance', title: 'eBook', priceCents: 2900, isAvailable: true }
  site.answer = {
    status: 200,
    body: JSON.stringify({ variants: [{ ...variant, picture }, {}, null], after: 'x' }),
  }
  expect(await findVariants(site.session, { query: 'fin' })).toEqual({
    variants: [{ ...variant, picture: picture.url }],
    after: 'x',
  })
  expect(site.received).toEqual([['/api/editor/variants', 'a-signature', { query: 'fin', after: '' }]])
})

test('a picture with another scheme is left out', async () => {
  const picture = { url: 'javascript:alert(1)' }
  site.answer = { status: 200, body: JSON.stringify({ variants: [{ id: '42', picture }] }) }
  const { variants } = await findVariants(site.session, { query: '' })
  expect(variants[0]?.picture).toBeUndefined()
})

test.each([
  [502, '{}', 'The shop does not answer. Type the id, or try again later.'],
  [401, '{}', 'The site refuses the signature of the app. Check the signing secret of both.'],
  [200, '<p>', 'The site sent something else than variants.'],
  [200, '{"variants":1}', 'The site sent something else than variants.'],
])('the answer %i %s is told in a sentence', async (status, body, sentence) => {
  site.answer = { status, body }
  await expect(findVariants(site.session, { query: '' })).rejects.toThrow(sentence)
})

test('a site that is away is named', async () => {
  const away = {
    ...site.session,
    installation: { ...site.session.installation, siteUrl: 'http://127.0.0.1:9' },
  }
  await expect(findVariants(away, { query: '' })).rejects.toThrow(
    'The site at http://127.0.0.1:9 does not answer.',
  )
})

test.each([
  ['Finance', 'eBook', 'Finance – eBook'],
  ['Finance', 'Default Title', 'Finance'],
])('the product %s with the variant %s is called “%s”', (productTitle, title, name) => {
  expect(nameOf({ productTitle, title })).toBe(name)
})
