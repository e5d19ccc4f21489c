import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerForm, formPolicy } from './answer.ts'
import { formScript } from './script.ts'

const config = {
  embeds: { video: '', booking: '', map: '', form: 'https://js.hsforms.net' },
  formPortals: [],
  supportEmail: 'help@leaders.example',
  organisation: { name: 'Leaders & "Friends"', shortName: 'LF' },
  siteUrl: 'https://leaders.example',
  preview: { secret: '', appId: '', appSigningSecret: '', frameAncestors: ['https://app.contentful.com'] },
}
const ids = { portalId: '4820193', formId: '6d1f4a02-93be-4c55-8e0a-2f7d9b1c6e34' }

test('a form has a page that loads the provider’s script for its ids', async () => {
  const answer = answerForm(ids, config)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('data-script="https://js.hsforms.net/forms/embed/v2.js" data-region="na1"')
  expect(page).toContain(`data-portal="4820193" data-form="${ids.formId}"`)
  expect(page).toContain('<title>Form – Leaders &#38; &#34;Friends&#34;</title>')
})

test('without JavaScript it shows an email address', async () => {
  const page = await answerForm(ids, config).text()
  expect(page).toMatch(
    /<p class="without">This form needs JavaScript\. Write to <a href="mailto:help@leaders\.example"/,
  )
})

test.each([
  { ...ids, portalId: '1"><script>' },
  { ...ids, portalId: '' },
  { ...ids, formId: '../../etc' },
  { ...ids, formId: `${ids.formId}"` },
])('%j is no form', (asked) => expect(answerForm(asked, config).status).toBe(404))

test('forms of other accounts are missing if the configuration names accounts', () => {
  expect(answerForm(ids, { ...config, formPortals: ['4820193'] }).status).toBe(200)
  expect(answerForm(ids, { ...config, formPortals: ['1'] }).status).toBe(404)
})

test('the page runs our one script and the provider’s, and is shut off from the site’s origin', () => {
  const policy = formPolicy({ provider: 'http://localhost:4050', ancestors: ['http://localhost:4000'] })
  const hash = createHash('sha256').update(formScript).digest('base64')
  expect(policy).toContain(`script-src 'sha256-${hash}' http://localhost:4050;`)
  expect(policy).toContain("frame-ancestors 'self' http://localhost:4000;")
  expect(policy).toMatch(/sandbox (?!.*allow-same-origin)/)
  expect(policy).toContain("default-src 'none'")
})

test('the real provider talks to hosts of its own, in the region of the account', async () => {
  expect(formPolicy({ provider: 'https://js.hsforms.net', ancestors: [] })).toContain(
    'connect-src https://*.hsforms.net https://*.hsforms.com https://*.hubspot.com;',
  )
  const embeds = { ...config.embeds, form: 'https://js-eu1.hsforms.net' }
  expect(await answerForm(ids, { ...config, embeds }).text()).toContain('data-region="eu1"')
})
