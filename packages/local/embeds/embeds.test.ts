import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offeredDays } from './booking/routes.ts'
import { type Embeds, startEmbeds } from './index.ts'

const data = mkdtempSync(join(tmpdir(), 'embeds-'))
const form = '4820193/6d1f4a02-93be-4c55-8e0a-2f7d9b1c6e34'
let embeds: Embeds
beforeAll(async () => {
  embeds = await startEmbeds({ data })
})
afterAll(async () => {
  await embeds.close()
  rmSync(data, { recursive: true })
})

const get = (path: string) => fetch(embeds.url + path)
const submit = (values: Record<string, string>) =>
  fetch(`${embeds.url}/submissions/v3/integration/submit/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'null' },
    body: JSON.stringify({
      fields: Object.entries(values).map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
    }),
  })
const complete = { firstname: 'Ada', lastname: 'Mensah', email: 'ada@clinic.example', message: 'Hello' }

test('the script offers hbspt.forms.create, to pages of any origin', async () => {
  const answer = await get('/forms/embed/v2.js')
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(await answer.text()).toContain('window.hbspt')
  const definition = await get(`/embed/v3/form/${form}/json`)
  expect(definition.headers.get('access-control-allow-origin')).toBe('*')
  expect(await definition.json()).toMatchObject({ form: { portalId: 4820193, name: 'Ask an advisor' } })
})

test('a submission is kept', async () => {
  const answer = await submit(complete)
  expect(await answer.json()).toEqual({ inlineMessage: expect.stringContaining('Thank you') })
  const kept = await (await get('/submissions')).json()
  expect(kept).toMatchObject([{ formId: form.split('/')[1], values: complete }])
})

test('a submission that lacks something is refused as the provider does, and not kept', async () => {
  const before = await (await get('/submissions')).json()
  const answer = await submit({ ...complete, message: ' ', email: 'nobody' })
  expect(answer.status).toBe(400)
  expect((await answer.json()).errors).toEqual([
    { errorType: 'REQUIRED_FIELD', message: "Required field 'message' is missing" },
    { errorType: 'INVALID_EMAIL', message: "Error in 'fields.email'. Invalid email address" },
  ])
  expect(await (await get('/submissions')).json()).toEqual(before)
})

test('shows submitted values as text', async () => {
  await submit({ ...complete, message: '<script>alert(1)</script>' })
  const page = await (await fetch(`${embeds.url}/submissions`, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('&#60;script&#62;')
})

test('the calendar offers the next working days', async () => {
  expect(offeredDays(new Date('2026-04-17T12:00:00Z'), 2)).toEqual(['2026-04-20', '2026-04-21'])
  expect(await (await get('/booking/team/advising-session')).text()).toContain('<h1>Advising session</h1>')
})

test('the player shows its parameters', async () => {
  const page = await (await get('/video/76979871?dnt=1&autoplay=1&h=<b>')).text()
  expect(page).toContain('Watching is not tracked. The video would start at once.')
  expect(page).toContain('its key is &#60;b&#62;')
  expect((await get('/video/nonsense')).status).toBe(404)
})

test('the map names the place', async () => {
  expect(await (await get('/maps?q=Tampa%20%26%20more&output=embed')).text()).toContain('<p>Tampa &#38; more')
})

test('every page says that it is a twin', async () => {
  for (const path of ['/', '/booking/a/b', '/video/12345', '/maps'])
    expect(await (await get(path)).text()).toContain('Local twin')
})
