import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Embeds, startEmbeds } from '../index.ts'

const data = mkdtempSync(join(tmpdir(), 'tags-'))
let embeds: Embeds
beforeAll(async () => {
  embeds = await startEmbeds({ data })
})
afterAll(async () => {
  await embeds.close()
  rmSync(data, { recursive: true })
})
const get = (path: string) => fetch(embeds.url + path)
const recorded = async () => (await (await get('/gtm/events')).json()) as Record<string, unknown>[]

async function runContainer(dataLayer: unknown[]) {
  const code = await (await get('/gtm.js?id=GTM-LOCAL')).text()
  const document = { cookie: '', currentScript: { src: `${embeds.url}/gtm.js` } }
  const window = { dataLayer }
  new Script(code).runInContext(createContext({ window, document, URL, fetch, Date, Object, Array, JSON }))
  return document
}

/** The real tag manager recognizes commands by their `arguments` object. */
function command(..._: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the tag manager knows commands by it
  return arguments
}

test('the tag manager records earlier and later pushes, with the consent of the moment', async () => {
  const layer: unknown[] = [command('consent', 'default', { analytics_storage: 'denied' })]
  const document = await runContainer(layer)
  layer.push({ event: 'page_view' })
  expect(document.cookie).toBe('')
  layer.push(command('consent', 'update', { analytics_storage: 'granted' }))
  expect(document.cookie).toContain('_ga=')
  await vi.waitFor(async () => expect(await recorded()).toHaveLength(3))
  expect(await recorded()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ entry: ['consent', 'default', { analytics_storage: 'denied' }] }),
      {
        container: 'GTM-LOCAL',
        index: 1,
        entry: { event: 'page_view' },
        consent: { analytics_storage: 'denied' },
        cookies: '',
      },
      expect.objectContaining({
        consent: { analytics_storage: 'granted' },
        cookies: document.cookie,
      }),
    ]),
  )
  await fetch(`${embeds.url}/gtm/events`, { method: 'DELETE' })
  expect(await recorded()).toEqual([])
})

test('there is no script for a container that does not exist', async () => {
  expect((await get('/gtm.js?id=GTM-local')).status).toBe(404)
  expect((await get('/gtm.js')).status).toBe(404)
})

test('the consent script is one that a browser can run', async () => {
  const answer = await get('/consent.js')
  expect(answer.headers.get('content-type')).toContain('javascript')
  const code = await answer.text()
  expect(() => new Script(code)).not.toThrow()
})

test('a script can fail', async () => {
  const fault = (path: string) => fetch(`${embeds.url}/faults/${path}`, { method: 'PUT' })
  await fault('consent.js/error')
  expect((await get('/consent.js')).status).toBe(500)
  expect((await get('/gtm.js?id=GTM-LOCAL')).status).toBe(200)
  await fault('consent.js/refuse')
  await expect(get('/consent.js')).rejects.toThrow()
  await fault('consent.js/none')
  expect((await get('/consent.js')).status).toBe(200)
  expect((await fault('consent.js/nonsense')).status).toBe(404)
})
