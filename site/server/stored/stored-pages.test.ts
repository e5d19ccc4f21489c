import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSharedState, type SharedState } from '@association/services/shared-state'
import { withBudget } from '@association/services/upstream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNowhere } from '../../base/paths.ts'
import { taggedMemory } from '../../base/tagged-memory.ts'
import { foundPlace } from '../../content/places/found-place.ts'
import type { Place } from '../../content/places/resolve.ts'
import { headerKind } from '../../features/shell/shell.tsx'
import type { Answer } from '../answers/answer.ts'
import type { Rendered } from './render.ts'
import { storedPages } from './stored-pages.ts'

let folder = ''
let state: SharedState
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-pages-'))
  const quiet = { info() {}, warn() {} }
  state = await openSharedState({ folder, log: quiet })
})
afterEach(async () => {
  await state.close()
  await rm(folder, { recursive: true })
})

const page: Rendered = {
  ...{
    status: 200,
    contentType: 'text/html',
    body: Buffer.from('<p>page</p>'),
    link: '',
    isMissing: false,
    isPassing: false,
  },
  ...{ tags: ['association:home'], until: Number.POSITIVE_INFINITY, location: undefined, cookies: [] },
}

function instance({
  existing = ['/'],
  isShared = false,
  isOutage = false,
  render = async () => page,
}: {
  existing?: string[]
  isShared?: boolean
  isOutage?: boolean
  render?(path: string): Promise<Rendered>
} = {}) {
  const rendered: string[] = []
  const paths = new Set(existing)
  const memory = taggedMemory<Answer>(1_000_000)
  const pages = storedPages({
    memory,
    state,
    isShared,
    isOutage: () => isOutage,
    forgetPath: (path) => void paths.delete(path),
    render(path) {
      rendered.push(path)
      return isNowhere(path) ? Promise.resolve({ ...page, isMissing: true }) : render(path)
    },
    finish: ({ body }) => ({ body, headers: { 'content-type': 'text/html' } }),
  })
  state.subscribe(pages.forget)
  const find = (path: string) => pages.at(path, paths.has(path))
  return { pages, find, at: async (path: string) => (await find(path)).answer, rendered, memory }
}

test('a page is rendered once for all who ask, until one of its tags expires', async () => {
  const site = instance()
  const [one, other] = await Promise.all([site.at('/'), site.at('/')])
  expect(one).toBe(other)
  await site.at('/')
  expect(site.rendered).toEqual(['/'])
  await state.expire(['association:home'])
  await site.at('/')
  expect(site.rendered).toEqual(['/', '/'])
})

test('all paths without a page share one answer, and leave nothing behind', async () => {
  const site = instance()
  const answers = await Promise.all(['/a', '/b', '/A%20b', '/_'].map((path) => site.at(path)))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
  expect(site.rendered).toEqual(['/_'])
  expect(site.memory.count()).toBe(1)
})

test('paths of landing pages without a page share another answer, which has no header (SH-032)', async () => {
  const site = instance()
  const answers = await Promise.all(['/lp/a', '/a/lp/b', '/lp'].map((path) => site.at(path)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(answers[0]).toBe(answers[1])
  expect(site.rendered.map(headerKind)).toEqual(['none', 'full'])
})

test('a page that is gone is looked for once more, and then unknown', async () => {
  const site = instance({ existing: ['/gone'], render: async () => ({ ...page, isMissing: true }) })
  expect((await site.at('/gone')).status).toBe(404)
  expect((await site.at('/gone')).status).toBe(404)
  expect(site.rendered).toEqual(['/gone', '/_'])
})

test('renders a page again if its entry is published during the rendering', async () => {
  let html = 'old'
  const site = instance({
    async render() {
      const rendered = { ...page, html }
      if (html === 'old') {
        html = 'new'
        await state.expire(['association:home'])
      }
      return rendered
    },
  })
  await site.at('/')
  await site.at('/')
  expect(site.rendered).toHaveLength(2)
})

test('a page that changes while it is handed to other instances is not stored', async () => {
  const site = instance({ isShared: true })
  const put = vi.spyOn(state.responses, 'put').mockImplementation(() => state.expire(['association:home']))
  await site.at('/')
  expect(put).toHaveBeenCalled()
  expect(site.memory.count()).toBe(0)
})

test.each([
  ['a page that changes by itself in an hour', Date.now() + 3_600_000, true],
  ['a page that changes by itself just after a day', Date.now() + 86_400_000 + 1000, true],
  ['a page that only a change makes expire', Number.POSITIVE_INFINITY, false],
])('%s keeps `isTimed`, also in another instance', async (_, until, isTimed) => {
  const render = async () => ({ ...page, until })
  await instance({ isShared: true, render }).at('/')
  const other = instance({ isShared: true })
  expect(await other.at('/')).toMatchObject({ isTimed })
  expect(other.rendered).toEqual([])
})

test('a request after a change does not get a rendering that began before it', async () => {
  const began = Promise.withResolvers<Rendered>()
  let renderings = 0
  const site = instance({
    render: () =>
      renderings++ === 0 ? began.promise : Promise.resolve({ ...page, body: Buffer.from('new') }),
  })
  const early = site.at('/')
  await Promise.resolve()
  await state.expire(['association:home'])
  const late = site.at('/')
  began.resolve({ ...page, body: Buffer.from('old') })
  expect(await late).not.toBe(await early)
  expect(await site.at('/')).toBe(await late)
  expect(site.rendered).toEqual(['/', '/'])
})

test('a rendering knows the place that its request found, unless content changed since', async () => {
  const known: (Place | undefined)[] = []
  const render = async () => {
    known.push(foundPlace('/'))
    return page
  }
  const place = { kind: 'topics' } as const
  const since = state.position()
  await instance({ render }).pages.at('/', true, { place, since })
  await state.expire(['association:other'])
  await instance({ render }).pages.at('/', true, { place, since })
  expect(known).toEqual([place, undefined])
})

test('changes of other content cost no rendering, however many come while a page is rendered', async () => {
  const began = Promise.withResolvers<Rendered>()
  const site = instance({ render: () => began.promise })
  const waiting: Promise<Answer>[] = []
  for (let change = 0; change < 5; change += 1) {
    waiting.push(site.at('/'))
    await state.expire([`association:other-${change}`])
  }
  began.resolve(page)
  await Promise.all(waiting)
  expect(site.rendered).toEqual(['/'])
})

test('a page that Next.js cannot render is no answer, and is tried again', async () => {
  const site = instance({ render: async () => ({ ...page, status: 500 }) })
  await expect(site.at('/')).rejects.toThrow('could not be rendered')
  await expect(site.at('/')).rejects.toThrow('could not be rendered')
  expect(site.memory.count()).toBe(0)
})

test('two instances with one state render a page once, also for simultaneous requests', async () => {
  const [one, other] = [instance({ isShared: true }), instance({ isShared: true })]
  const answers = await Promise.all([one.at('/'), other.at('/'), one.at('/'), other.at('/')])
  expect(answers.map(({ etag }) => etag)).toEqual(Array(4).fill(answers[0]?.etag))
  expect([...one.rendered, ...other.rendered]).toEqual(['/'])
  await state.expire(['association:home'])
  await Promise.all([one.at('/'), other.at('/')])
  expect([...one.rendered, ...other.rendered]).toEqual(['/', '/'])
})

test('a page that is gone, or that fails, is rendered by one of many instances', async () => {
  for (const outcome of [{ isMissing: true }, { status: 500 }]) {
    const render = async () => ({ ...page, ...outcome, tags: ['path:/x'] })
    const all = Array.from({ length: 5 }, () => instance({ existing: ['/x'], isShared: true, render }))
    await Promise.allSettled(all.map(({ at }) => at('/x')))
    expect(all.flatMap(({ rendered }) => rendered).filter((path) => path === '/x')).toHaveLength(1)
    await state.expire(['path:/x'])
    await state.responses.remove('/x')
  }
})

test.each([
  ['does not reach Contentful', { isOutage: true, budgetMs: 4000 }],
  ['has no time left', { isOutage: false, budgetMs: 0 }],
  ['did not get an entry', { isOutage: false, budgetMs: 4000, isPassing: true }],
])('an instance that %s asks visitors to try again, and other instances render the page', async (_, own) => {
  const { isOutage, budgetMs, ...more } = own
  const render = async () => ({ ...page, status: 500, ...more })
  const [one, other] = [instance({ isShared: true, isOutage, render }), instance({ isShared: true })]
  await expect(withBudget(budgetMs, () => one.at('/'))).rejects.toMatchObject({ isPassing: true })
  expect((await other.at('/')).status).toBe(200)
})

test('a page that no instance can render is a fault for all of them', async () => {
  const render = async () => ({ ...page, status: 500 })
  const [one, other] = [instance({ isShared: true, render }), instance({ isShared: true })]
  for (const each of [one, other]) await expect(each.at('/')).rejects.toMatchObject({ isPassing: false })
})

test('a page says whether it was rendered now, shared by another instance, or in memory', async () => {
  const [one, other] = [instance({ isShared: true }), instance({ isShared: true })]
  const found = [await one.find('/'), await other.find('/'), await other.find('/')]
  expect(found.map(({ from }) => from)).toEqual(['rendered', 'shared', 'memory'])
})
