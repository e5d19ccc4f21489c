import type { Delivered } from '@association/services/contentful'
import { UpstreamError } from '@association/services/upstream'
import { expect, test } from 'vitest'
import { answerEditor } from './answer-editor.ts'
import { editorCookies } from './editor-cookie.ts'

const secret = 'a secret of some length'
const now = 1_800_000_000_000
const page: Delivered = { space: 'association', root: 'home', parts: {} }
const cookie = editorCookies({ secret, now }, false)
  .map((each) => each.split(';')[0])
  .join('; ')

function ask(path: string, cookies = cookie) {
  const asked: string[] = []
  const request = new Request(`http://localhost:3000/api/editor/entries?path=${encodeURIComponent(path)}`, {
    headers: { cookie: cookies },
  })
  const load = async (wanted: string) => {
    asked.push(wanted)
    if (wanted === '/outage') throw new UpstreamError('contentful', 'unreachable')
    if (wanted === '/bug') throw new TypeError('It broke')
    return wanted === '/' ? page : undefined
  }
  const answer = answerEditor(request, { secret, load, now }, ({ root }) => ({ root }))
  return answer.then((response) => ({ response, asked }))
}

test('an editor gets the answer, and no cache keeps it', async () => {
  const { response } = await ask('/')
  expect(await response.json()).toEqual({ root: 'home' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a browser without a valid editor cookie gets 401 before the page is loaded', async () => {
  const { response, asked } = await ask('/', 'editor_hint=1')
  expect(response.status).toBe(401)
  expect(asked).toEqual([])
})

test('a path without a page is a 404', async () => {
  expect((await ask('/nowhere')).response.status).toBe(404)
})

test('while Contentful does not answer, the answer is 503', async () => {
  const { response } = await ask('/outage')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a bug of the site is not an outage', async () => {
  await expect(ask('/bug')).rejects.toThrow('It broke')
})
