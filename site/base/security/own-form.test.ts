import { expect, test } from 'vitest'
import { ownForm } from './own-form.ts'

const config = {
  siteUrl: 'https://site.test',
  hosts: ['site.test'],
  organisation: { name: 'Leaders & <Friends>', shortName: 'L' },
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const own = { 'sec-fetch-site': 'same-origin' }

const send = (headers: Record<string, string>, body = 'a=1') =>
  ownForm(new Request('https://site.test/api/x', { method: 'POST', headers, body }), config)

test.each([
  ['from a page of the site', { ...own, ...form }],
  ['with a character set', { ...own, 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }],
  ['from an older browser', { ...form, origin: 'https://site.test' }],
])('a form %s gives its fields', async (_, headers) => {
  const fields = await send(headers, 'name=Ren%C3%A9e+%F0%9F%91%8B&diet=vegan&diet=other')
  expect([...(fields as URLSearchParams)]).toEqual([
    ['name', 'Renée 👋'],
    ['diet', 'vegan'],
    ['diet', 'other'],
  ])
})

const large = `a=${'x'.repeat(128 * 1024)}`
const many = 'a=1&'.repeat(101)

test.each<[string, number, Record<string, string>, string?]>([
  ['of another site', 403, { ...form, 'sec-fetch-site': 'cross-site' }],
  ['of another subdomain', 403, { ...form, 'sec-fetch-site': 'same-site' }],
  ['without any origin', 403, form],
  ['with files', 415, { ...own, 'content-type': 'multipart/form-data; boundary=x' }],
  ['of JSON', 415, { ...own, 'content-type': 'application/json' }],
  ['that is too large', 413, { ...own, ...form }, large],
  ['with too many fields', 413, { ...own, ...form }, many],
])('a form %s is refused with %i, as a page and as JSON', async (_, status, ...[headers, body]) => {
  const page = (await send({ ...headers, referer: 'https://site.test/f/1?edition="a' }, body)) as Response
  expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  const html = await page.text()
  expect(html).toContain('<title>We could not take this form – Leaders &amp; &lt;Friends></title>')
  expect(html).toContain('href="/f/1?edition=%22a"')
  const json = (await send({ ...headers, accept: 'application/json' }, body)) as Response
  expect([json.status, json.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
})

test.each(['//evil.test/x', 'https://site.test//evil.test', 'nonsense'])(
  'the way back from a refused form never leads to another site: %s',
  async (referer) => {
    const page = (await send({ ...form, 'sec-fetch-site': 'cross-site', referer })) as Response
    expect(await page.text()).toContain('class="button" href="/"')
  },
)
